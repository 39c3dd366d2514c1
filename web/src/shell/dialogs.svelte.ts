/** The dialogs over every screen: settings, identity, and joining. */

export type DialogName = "settings" | "you" | "join";

class Dialogs {
  /** The dialog that is open. */
  over = $state<DialogName | null>(null);

  open(over: DialogName): void {
    this.over = over;
  }

  close(): void {
    this.over = null;
  }
}

export const dialogs = new Dialogs();
