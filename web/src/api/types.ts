/** The server's types under the app's names. `schema.d.ts` is generated from its OpenAPI document. */
import type { components, paths } from "./schema";

type Schemas = components["schemas"];

// ---- A table
export type Shown = Schemas["Shown"];
/** An event of the stream of a table. */
export type TableNews = paths["/api/tables/{table}/events"]["get"]["responses"][200]["content"]["text/event-stream"];
export type Now = Schemas["Now"];
export type Phase = Schemas["Phase"];
export type Line = Schemas["LineShape"];
export type Told = Schemas["ToldShape"];
export type Choice = Schemas["ChoiceShape"];
export type Chair = Schemas["ChairShape"];
export type Said = Schemas["Said"];
export type Reason = Schemas["ReasonShape"];
export type Preview = Schemas["Preview"];
export type Plan = Schemas["PlanShape"];
export type Prospect = Schemas["DiceHospitalProspect"];
export type PlanStep = Schemas["PlanStep"];
export type GameEvent = NonNullable<Shown["log"]>["add"][number];

// ---- Its cards
/** Packs of players may bring facts and kinds that the document does not know. */
export type Card = Omit<Schemas["BookCard"], "facts" | "kind"> & {
  kind: string;
  facts: Readonly<Record<string, unknown>>;
};
export type Book = Omit<Schemas["Book"], "cards"> & { cards: Readonly<Record<string, Card>> };
export type Glyph = Schemas["Glyph"];

// ---- Laying tables
export type Me = Schemas["Me"];
export type Summary = Schemas["SummaryShape"];
export type TablePage = Schemas["Page"];
export type ReminderState = Schemas["ReminderState"];
export type Laid = Schemas["LaidShape"];
export type Seated = Schemas["Seated"];
export type Knocked = Schemas["Knocked"];
export type Knock = Schemas["KnockShape"];
export type Games = Schemas["Games"];
export type GameInfo = Schemas["GameShape"];
export type Setting = Schemas["SettingShape"];
export type Titled = Schemas["BotShape"];

// ---- Around the table
export type Hint = Schemas["HintShape"];
export type Plans = Schemas["PlansShape"];
export type Offer = Schemas["OfferShape"];
export type Rules = Schemas["RulesShape"];
export type RuleSection = Schemas["SectionShape"];
export type Rule = Schemas["RuleShape"];
export type Example = Schemas["ExampleShape"];
export type ExampleFrame = Schemas["FrameShape"];
export type TriedExample = Schemas["TriedShape"];
export type Debrief = Schemas["Debrief"];
export type SeatTold = Schemas["SeatPoints"];
export type RoundTold = Schemas["RoundPoints"];
export type Part = Schemas["PartShape"];
export type Steps = Schemas["StretchShape"];
export type Step = Schemas["StepShape"];
export type Branch = Schemas["BranchShape"];
export type Review = Schemas["ReviewShape"];
export type Verdict = Schemas["VerifiedShape"];
