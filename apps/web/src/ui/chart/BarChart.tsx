import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { scaleOf } from './scale.ts'
import { useOneStop } from './use-one-stop.ts'
import { useWidth } from './use-width.ts'

export interface Bar {
  readonly key: string
  /** Short name on the axis. */
  readonly name: string
  /** Whole sentence for who does not see it: `março de 2026: 15 entraram, 11 saíram`. */
  readonly label: string
  /** Above the axis, and below it where the chart has two series. */
  readonly up: number
  readonly down?: number
  readonly href: string
  /** Where the value below the axis leads, and its sentence; `href` where it has none. */
  readonly downHref?: string
  readonly downLabel?: string
  /** Not over yet: drawn as an outline. */
  readonly partial?: boolean
  /** Line under the name, as a balance; marked where it is bad. */
  readonly note?: string
  readonly bad?: boolean
}

interface BarChartProps {
  readonly bars: readonly Bar[]
  /** Names of the series at the two sides of the axis. */
  readonly upName: string
  readonly downName?: string
  readonly label: string
  readonly format?: (value: number) => string
}

/** What of a bar leads somewhere: all of it, or each side of the axis. */
const stopsOf = ({ key, downHref }: Bar, hasDown: boolean): string[] =>
  hasDown && downHref !== undefined ? [key, `${key} down`] : [key]

const UP = 132
const DOWN = 84
const TOP = 24
const FOOT = 46
/** Width of a column in pixels that still has room for the name of a month, and of a figure of a number. */
const MIN_COLUMN = 25
const FIGURE = 7
const MARGIN = 74

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& text': { fontSize: 12, fontWeight: 500, fill: vars.palette.text.secondary, textAnchor: 'middle' },
  '& [data-value]': { fill: vars.palette.text.primary, fontWeight: 600 },
  '& [data-bad="true"]': { fill: vars.palette.error.dark, fontWeight: 700 },
  '& [data-series="up"]': { fill: vars.palette.primary.main },
  '& [data-series="down"]': { fill: vars.palette.outline },
  '& [data-partial="true"]': { fill: 'none', stroke: vars.palette.outline, strokeDasharray: '4 3' },
  '& line': { stroke: vars.palette.outline },
  '& [data-hit]': { fill: 'transparent' },
  '& a:hover [data-hit]': { fill: vars.palette.action.hover },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible [data-hit]': { stroke: vars.palette.primary.main, strokeWidth: 2 },
  // Bars keep their ink on paper, where backgrounds are left out.
  printColorAdjust: 'exact',
}))

/** Bar chart over time, each bar a link; values are printed, so that nothing hangs on colour or on a pointer. */
export function BarChart({ bars, upName, downName, label, format = String }: BarChartProps) {
  const [ref, width] = useWidth<HTMLElement>(720)
  const margin = width < 560 ? 0 : MARGIN
  const figures = Math.max(0, ...bars.flatMap(({ up, down = 0 }) => [format(up).length, format(down).length]))
  const column = Math.max(MIN_COLUMN, (figures + 1) * FIGURE, (width - margin) / Math.max(1, bars.length))
  // What does not fit begins with the newest: the oldest are in the table.
  const shown = bars.slice(-Math.max(1, Math.floor((width - margin) / column)))
  const { stopOf, hint } = useOneStop(
    shown.map((bar) => stopsOf(bar, downName !== undefined)),
    'across',
  )
  const up = scaleOf(
    shown.map((bar) => bar.up),
    UP,
  )
  const down =
    downName === undefined
      ? null
      : scaleOf(
          shown.map((bar) => bar.down ?? 0),
          DOWN,
          up.perUnit,
        )
  const axis = TOP + up.height
  const height = axis + (down ? down.height + 18 : 0) + FOOT
  return (
    <Box ref={ref} component="section" aria-label={label} sx={{ mx: 3, mb: 2, direction: 'ltr' }}>
      <span id={hint} hidden>
        As setas, Home e End levam de uma barra a outra.
      </span>
      <Drawing height={height} viewBox={`0 0 ${width} ${height}`}>
        {margin > 0 && (
          <g aria-hidden style={{ textAnchor: 'start' }}>
            <text x={0} y={axis - 12} style={{ textAnchor: 'start' }}>
              {upName}
            </text>
            {down && (
              <text x={0} y={axis + 22} style={{ textAnchor: 'start' }}>
                {downName}
              </text>
            )}
          </g>
        )}
        <line x1={margin} x2={width} y1={axis} y2={axis} aria-hidden />
        {shown.map((bar, i) => (
          <Column
            key={bar.key}
            bar={bar}
            x={margin + i * column}
            width={column}
            axis={axis}
            height={height}
            perUnit={up.perUnit}
            hasDown={down !== null}
            format={format}
            stopOf={stopOf}
          />
        ))}
      </Drawing>
    </Box>
  )
}

interface ColumnProps {
  readonly bar: Bar
  readonly x: number
  readonly width: number
  readonly axis: number
  readonly height: number
  readonly perUnit: number
  readonly hasDown: boolean
  readonly format: (value: number) => string
  readonly stopOf: ReturnType<typeof useOneStop>['stopOf']
}

function Column(props: ColumnProps) {
  const { bar, x, width, axis, height, hasDown, stopOf } = props
  const { name, note, bad = false } = bar
  const middle = x + width / 2
  const [upper = bar.key, lower] = stopsOf(bar, hasDown)
  const split = lower !== undefined
  return (
    <>
      <Link to={bar.href} aria-label={bar.label} {...stopOf(upper)}>
        <rect data-hit x={x + 1} y={1} width={width - 2} height={(split ? axis : height) - 2} rx={6} />
        <Value {...props} side="up" />
        {!split && hasDown && <Value {...props} side="down" />}
      </Link>
      {split && (
        <Link to={bar.downHref ?? bar.href} aria-label={bar.downLabel} {...stopOf(lower)}>
          <rect data-hit x={x + 1} y={axis + 1} width={width - 2} height={height - axis - FOOT} rx={6} />
          <Value {...props} side="down" />
        </Link>
      )}
      <g aria-hidden>
        <text x={middle} y={height - (note === undefined ? 10 : 24)}>
          {name}
        </text>
        {note !== undefined && (
          <text data-bad={bad} x={middle} y={height - 6}>
            {note}
          </text>
        )}
      </g>
    </>
  )
}

/** One bar with its number, away from the axis. */
function Value({
  bar,
  x,
  width,
  axis,
  perUnit,
  format,
  side,
}: ColumnProps & { readonly side: 'up' | 'down' }) {
  const value = side === 'up' ? bar.up : (bar.down ?? 0)
  const long = value * perUnit
  const thick = Math.min(32, width * 0.6)
  const middle = x + width / 2
  const look = bar.partial ? { 'data-partial': 'true' } : { 'data-series': side }
  return (
    <g aria-hidden>
      {long > 0 && (
        <rect
          {...look}
          x={middle - thick / 2}
          y={side === 'up' ? axis - long : axis + 1}
          width={thick}
          height={long}
          rx={2}
        />
      )}
      <text data-value x={middle} y={side === 'up' ? axis - long - 6 : axis + long + 15}>
        {format(value)}
      </text>
    </g>
  )
}
