// Made by `make web-types` from the types of the service. Do not edit.

export interface About {
  pace: 'live' | 'unhurried'
  listed: boolean
  clock: Clock | null
  hot_seat: boolean
  watchable: boolean
  stand_in: string
  undo_rule: 'consent' | 'horizon'
  chat: boolean
  id: string
  game: string
  host: string
  options: Record<string, string>
  edition: string
  previous: string
  seats: number[]
}

export interface AtSeat {
  seat: number
}

export interface BookChapter {
  title: string
  rules: BookRule[]
}

export interface BookRule {
  id: string
  title: string
  paragraphs: string[]
  rulings: string[]
}

export interface CandidateOut {
  move: string
  picks: string[]
  chance: number
  visits: number
  line: ExpectedOut[]
  text?: string
}

export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

export interface ChatLine {
  number: number
  at: number
  name: string
  person: string
  text: string
}

export interface ChoiceOut {
  seat: number
  step: string
  facts: Record<string, unknown>
  options: OptionOut[]
  refusals: RefusalOut[]
  text: string
}

export interface Choosable {
  key: string
  name: string
  values: string[]
  names: string[]
}

export interface Clock {
  bank: number
  extra: number
}

export interface Confirmation {
  token: string
}

export interface Done {
  done: boolean
}

export interface EditionPage {
  game: string
  name: string
  digest: string
  provenance: Provenance[]
  text: string
}

export interface ExpectedOut {
  seat: number
  move: string
  text?: string
}

export interface Fault {
  code: string
  message: string
  rule: string
}

export interface Filling {
  seat: number
  bot: string
}

export interface GameCard {
  key: string
  title: string
  seats: number[]
  revision: number
  edition: string
  options: Choosable[]
  bots: string[]
}

export interface Games {
  games: GameCard[]
}

export interface Health {
  status: 'ok'
  version: string
  tables: number
}

export interface Hint {
  ply: number
  seat: number
  bot: string
  iterations: number
  candidates: CandidateOut[]
  played?: string
  played_text?: string
}

export interface Holiday {
  until: number
}

export interface Lesson {
  game: string
  stops: string[]
  stop: number
  moves: string[]
  free: boolean
  taken: string[]
  rules: RuleTitle[]
  point: string
  about: About
  update: Update
}

export interface Link {
  link: string
  token: string
}

export interface Me {
  id: string
  name: string
  language: string
  holiday: number
  email: string
  confirmed: boolean
  webhook: string
  notices: boolean
  muted: string[]
  blocked: string[]
  token: string
}

export interface Moment {
  ply: number
  last: number
  view: View
  waiting: number[]
  events: Record<string, unknown>[]
  standing: StandingOut[]
}

export interface NewMove {
  seat: number
  seq: number
  move: string
  key: string
}

export interface NewOrders {
  seat: number
  orders: Order[]
}

export interface NewPerson {
  name: string
  language?: 'de' | 'en' | 'it'
}

export interface NewRecord {
  record: string
}

export interface NewTable {
  pace?: 'live' | 'unhurried'
  listed?: boolean
  clock?: Clock | null
  hot_seat?: boolean
  watchable?: boolean
  stand_in?: string
  undo?: 'consent' | 'horizon'
  chat?: boolean
  hints?: 'alone' | 'always' | 'never'
  game: string
  chairs: string[]
  options?: Record<string, string>
  edition?: string
  seat?: number
  sit?: boolean
  part?: string
  wishes?: Record<string, string>
}

export interface Note {
  text: string
}

export interface NoticeWishes {
  email?: string
  webhook?: string
  wanted?: boolean
}

export interface OptionOut {
  move: string
  picks: string[]
  text?: string
}

export interface Order {
  kind: 'always' | 'prepared' | 'repeat' | 'up-to'
  move: string
  verb: string
  limit: number
  step: string
  while_same: string[]
}

export interface OrdersOut {
  seat: number
  orders: Order[]
  dropped: string
  text: string
}

export interface Place {
  seat: number
  name: string
  person: string
  bot: string
  away: string
  bank: number | null
  deadline: number | null
  wishes: Record<string, string>
}

export interface PointsAt {
  ply: number
  seats: StandingOut[]
}

export interface Preview {
  move: string
  text: string
  preview: Record<string, unknown>
}

export interface Provenance {
  table: string
  source: string
  note: string
}

export interface Recap {
  since: number
  ply: number
  events: Record<string, unknown>[]
}

export interface RecordOut {
  record: string
  complete: boolean
}

export interface Recovery {
  token: string
}

export interface RefusalOut {
  move: string
  picks: string[]
  rule: string
  reason: string
  text?: string
}

export interface Report {
  version: string
  table: string
  seq: number
  seat: number | null
  view: View
  position: Record<string, unknown>
}

export interface ReviewOut {
  last: number
  sources: string[]
  points: PointsAt[]
  chances: number[][]
  turning_points: TurningPointOut[]
}

export interface RuleBook {
  title: string
  intro: string[]
  chapters: BookChapter[]
}

export interface RuleTitle {
  id: string
  title: string
}

export interface Saying {
  text: string
}

export interface ScoreOut {
  rank: number
  total: number
  parts: Record<string, number>
  ties: number[]
}

export interface SeedOut {
  promise: string
  parts: string[]
  commitment: string
  secret: string
  seed: string
}

export interface Sitting {
  seat?: number
  part?: string
  wishes?: Record<string, string>
}

export interface StandingOut {
  total: number
  parts: Record<string, number>
}

export interface TableCard {
  id: string
  game: string
  status: 'closed' | 'finished' | 'open' | 'running' | 'set-aside'
  places: Place[]
  options: Record<string, string>
  waiting: number[]
  ply: number
  created: number
  updated: number
  next: string
  winners: number[]
  pace: 'live' | 'unhurried'
  listed: boolean
  clock: Clock | null
  hot_seat: boolean
  watchable: boolean
}

export interface TableCards {
  tables: TableCard[]
}

export interface TablePage {
  about: About
  update: Update
}

export interface TurningPointOut {
  ply: number
  seat: number
  before: number
  after: number
  leader: number
  texts: string[]
}

export interface UndoAnswer {
  seat: number
  agrees: boolean
}

export interface UndoOut {
  ply: number
  how: 'ask' | 'free' | 'no'
  reason: string
}

export interface UndoRequest {
  seat: number
  agreed: number[]
}

export interface UndoWish {
  seat: number
  seq: number
}

export interface Update {
  type: 'update'
  table: string
  seq: number
  ply: number
  after: number
  status: 'closed' | 'finished' | 'open' | 'running' | 'set-aside'
  seat: number | null
  places: Place[]
  waiting: number[]
  view: View | null
  choice: ChoiceOut | null
  events: Record<string, unknown>[]
  standing: StandingOut[]
  result: ScoreOut[]
  undo: UndoOut | null
  undo_request: UndoRequest | null
  seed: SeedOut
  hints: boolean
  next: string
  fault: string
}

export interface View {
  seat: number | null
}
