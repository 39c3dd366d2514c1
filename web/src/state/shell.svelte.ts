/** The dialogs over every screen: settings, identity, and joining. */

export type Over = "settings" | "you" | "join";

class Shell {
  /** The dialog that is open. */
  over = $state<Over | null>(null);

  open(over: Over): void {
    this.over = over;
  }

  close(): void {
    this.over = null;
  }
}

export const shell = new Shell();
