import { calls, people } from './calls.ts'
import { maquina } from '../maquina.ts'

export const TARGET = { cases: 25_000, written: 5_000 }

export interface Result {
  readonly cases: number
  readonly seed: number
  readonly seconds: number
  readonly statuses: ReadonlyMap<number, number>
  readonly codes: ReadonlyMap<string, number>
  readonly findings: readonly string[]
}

const writing = calls.filter(({ writes }) => writes)

export const sent = (): number => calls.reduce((total, { tally }) => total + tally.sent, 0)
export const written = (): number => writing.reduce((total, { tally }) => total + tally.accepted, 0)

const listed = <K>(map: ReadonlyMap<K, number>): string =>
  [...map]
    .toSorted(([, a], [, b]) => b - a)
    .map(([key, times]) => `${String(key)}: ${times}`)
    .join(', ')

/** The most frequent reason why a call refused what should be right. */
const mostly = (why: ReadonlyMap<string, number>): string =>
  [...why].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'not asked'

export function report({ cases, seed, seconds, statuses, codes, findings }: Result): string {
  const broken = [...statuses].reduce((all, [status, times]) => (status >= 500 ? all + times : all), 0)
  const most = writing.toSorted((a, b) => b.tally.accepted - a.tally.accepted).slice(0, 5)
  const never = writing.filter(({ tally }) => tally.accepted === 0)
  const line = (
    what: string,
    figure: number | string,
    target: number | string,
    met: boolean | null,
  ): string => `| ${what} | ${figure} | ${target} | ${met === null ? '' : met ? 'yes' : 'no'} |`
  return `# Inputs made from the contract

Written by \`bench/fuzz.ts ${cases} ${seed}\` in ${Math.round(seconds)} s: the demo company in one process without a network, ${people.length} people.
${maquina()}

Of each call the schemas are walked: fields of every type, what may be left out left out or all of it there, ids of records
that the person has read or that exist, the version that they have, what the record says now. A third is then spoiled in one
to three places, or in the text of the body.

| what | figure | target | met |
| --- | ---: | ---: | --- |
${[
  line('requests', sent(), TARGET.cases, sent() >= TARGET.cases),
  line('writes that were accepted', written(), TARGET.written, written() >= TARGET.written),
  line(
    'calls that write, of which some were accepted',
    `${writing.length - never.length} of ${writing.length}`,
    '',
    null,
  ),
  line('answers 5xx', broken, 0, broken === 0),
  line(
    'refusals in another form, or that tell of the inside',
    findings.length - broken,
    0,
    findings.length === broken,
  ),
].join('\n')}

Statuses – ${listed(statuses)}.

Refusals by their code – ${listed(codes)}.

Accepted most often – ${most.map(({ name, tally }) => `\`${name}\` ${tally.accepted}`).join(', ')}.

Asked, and never accepted, with the commonest reason – ${never.map(({ name, tally }) => `\`${name}\` (${mostly(tally.why)})`).join(', ')}.
`
}
