/** The tile in hand: how it is turned, where it would lie, and whether it may lie there. */

import { settings } from '../../lib/settings.svelte'
import type { Table } from '../../lib/table.svelte'
import type { OptionOut, RefusalOut } from '../../lib/wire'
import { among, cellAt, grip, spotOf, viewOf, type Spot } from './view'

export interface Placement {
  option: OptionOut
  facing: string
  spots: Spot[]
  /** The cell by which it is held. */
  held: Spot
}

const PLACING = /^(?:counter-)?place /
const CALM = 160

export class Ghost {
  facing = $state('r0')
  /** The cell at which the tile is held; nowhere before one points at the grid. */
  at = $state.raw<Spot | null>(null)
  private timer = 0

  readonly turns = $derived.by(() => viewOf(this.table).turns ?? [])
  readonly joint = $derived.by(() => viewOf(this.table).offer !== null)
  readonly side = $derived.by(() => viewOf(this.table).side)
  readonly placements = $derived.by(() => this.placed())
  readonly active = $derived(this.placements.length > 0)
  readonly shape = $derived(this.shapeOf(this.facing))
  readonly corner = $derived.by(() => this.cornerAt(this.at, this.facing))
  readonly spots = $derived.by(() => this.moved(this.shape, this.corner))
  readonly option = $derived.by(() => this.found(this.corner, this.facing))
  readonly mirrored = $derived(this.turns.some((one) => one.facing === opposite(this.facing)))
  readonly turnable = $derived(this.ring(this.facing).length > 1)
  /** The cells that some placement in this facing covers. */
  readonly reach = $derived.by(() =>
    this.placements.filter((one) => one.facing === this.facing).flatMap((one) => one.spots),
  )
  /** What must be done before it fits anywhere; nothing where it does as it is held. */
  readonly only = $derived.by((): '' | 'turned' | 'mirrored' => {
    if (this.placements.length === 0 || this.reach.length > 0) return ''
    const turned = this.placements.some((one) => one.facing[0] === this.facing[0])
    return turned ? 'turned' : 'mirrored'
  })
  /** How it would lie turned or mirrored, where as it is held it fits nowhere, or not here. */
  readonly instead = $derived.by((): Placement | null => {
    if (this.option || this.placements.length === 0) return null
    if (!this.at) {
      const mirrored = this.placements.find((one) => one.facing === opposite(this.facing))
      return this.only ? (mirrored ?? this.placements[0] ?? null) : null
    }
    const found = this.best(this.at)
    return found && found.facing !== this.facing ? found : null
  })
  readonly anyReach = $derived.by(() => this.placements.flatMap((one) => one.spots))

  constructor(readonly table: Table) {}

  /** Why the tile may not lie where it is held. */
  get why(): RefusalOut | null {
    if (this.option || !this.corner) return null
    const picks = [`cell:${cellAt(this.corner)}`, `facing:${this.facing}`]
    const refusals = this.table.picking.choice?.refusals ?? []
    return refusals.find((one) => picks.every((pick) => one.picks.includes(pick))) ?? null
  }

  /** A new tile, or a new question about it. */
  reset(): void {
    clearTimeout(this.timer)
    this.at = null
    if (!this.turns.some((one) => one.facing === this.facing)) {
      this.facing = this.turns[0]?.facing ?? 'r0'
    }
  }

  /** The placement that pointing at a cell means: held there, or else at least covering it. */
  best(cell: Spot): Placement | null {
    const order = this.turns.map((one) => one.facing)
    const cost = (one: Placement) => {
      const { held } = one
      const turned = one.facing === this.facing ? 0 : 20 + order.indexOf(one.facing)
      return turned + Math.abs(held.x - cell.x) + Math.abs(held.y - cell.y)
    }
    const covering = this.placements.filter((one) => among(one.spots, cell))
    return covering.sort((a, b) => cost(a) - cost(b))[0] ?? null
  }

  /** Point at a cell. True where the staged tile is pointed at again. */
  point(cell: Spot): boolean {
    const found = this.best(cell)
    if (found && found.option.move === this.table.picking.staged?.move) return true
    if (found) this.facing = found.facing
    this.at = found ? found.held : cell
    this.stage()
    return false
  }

  /** Lie where a staged option says, whoever staged it: a list, a key, a hint. */
  show(staged: OptionOut): void {
    if (staged.move === this.option?.move) return
    const found = this.placements.find((one) => one.option.move === staged.move)
    if (!found) return
    this.facing = found.facing
    this.at = found.held
  }

  turn(steps: number): void {
    const ring = this.ring(this.facing)
    const place = ring.indexOf(this.facing)
    this.facing = ring[(place + steps + ring.length) % ring.length] ?? this.facing
    this.stage()
  }

  mirror(): void {
    if (!this.mirrored) return
    this.facing = opposite(this.facing)
    this.stage()
  }

  move(dx: number, dy: number): void {
    const first = this.placements.find((one) => one.facing === this.facing) ?? this.placements[0]
    if (this.at) this.at = { x: this.at.x + dx, y: this.at.y + dy }
    else if (first) {
      this.facing = first.facing
      this.at = first.held
    }
    this.stage()
  }

  /** Stage what the tile would do; its consequences are asked for when it has come to rest. */
  private stage(): void {
    clearTimeout(this.timer)
    if (this.at) this.at = this.within(this.at)
    const { picking } = this.table
    const { option } = this
    if (!option) return void (this.at && picking.clear())
    picking.stage(option)
    this.table.preview = null
    if (settings.confirm) {
      this.timer = window.setTimeout(() => void this.table.stageChanged(), CALM)
    }
  }

  private placed(): Placement[] {
    const options = this.table.picking.choice?.options ?? []
    return options
      .filter((option) => PLACING.test(option.move))
      .map((option) => {
        const part = (kind: string) =>
          option.picks.find((pick) => pick.startsWith(kind))?.slice(kind.length) ?? ''
        const facing = part('facing:')
        const spots = this.moved(this.shapeOf(facing), spotOf(part('cell:')))
        return { option, facing, spots, held: grip(spots) }
      })
  }

  shapeOf(facing: string): Spot[] {
    return (this.turns.find((one) => one.facing === facing)?.cells ?? []).map(spotOf)
  }

  private moved(shape: Spot[], corner: Spot | null): Spot[] {
    return corner ? shape.map(({ x, y }) => ({ x: x + corner.x, y: y + corner.y })) : []
  }

  private cornerAt(at: Spot | null, facing: string): Spot | null {
    if (!at) return null
    const held = grip(this.shapeOf(facing))
    return { x: at.x - held.x, y: at.y - held.y }
  }

  private found(corner: Spot | null, facing: string): OptionOut | null {
    if (!corner) return null
    const picks = [`cell:${cellAt(corner)}`, `facing:${facing}`]
    const fits = (one: Placement) => picks.every((pick) => one.option.picks.includes(pick))
    return this.placements.find(fits)?.option ?? null
  }

  /** The nearest cell at which the tile can be held without leaving the grid. */
  private within(at: Spot): Spot {
    const held = grip(this.shape)
    const clamp = (key: 'x' | 'y', side: number) => {
      const most = side - 1 - Math.max(...this.shape.map((one) => one[key]))
      return held[key] + Math.max(0, Math.min(most, at[key] - held[key]))
    }
    return { x: clamp('x', this.joint ? 2 * this.side : this.side), y: clamp('y', this.side) }
  }

  private ring(facing: string): string[] {
    return this.turns.map((one) => one.facing).filter((one) => one[0] === facing[0])
  }
}

function opposite(facing: string): string {
  return (facing.startsWith('r') ? 'm' : 'r') + facing.slice(1)
}
