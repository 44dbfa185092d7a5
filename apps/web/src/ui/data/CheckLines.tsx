import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useRef, type KeyboardEvent } from 'react'
import { formatAmount } from '../../lib/format.ts'
import { Icon } from '../icon/Icon.tsx'
import { countAnswers, type CheckAnswer } from './check-answers.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

export interface CheckLine {
  readonly id: string
  readonly label: string
  /** How the amount was worked out. */
  readonly note?: string | undefined
  /** Whole centavos, one for each column; negative for deductions. */
  readonly amounts: readonly number[]
}

interface CheckLinesProps {
  /** Heading of the lines: `Verba`. */
  readonly heading: string
  /** Headings of the amounts: `Demonstrativo`, `Sistema`. */
  readonly columns: readonly string[]
  readonly lines: readonly CheckLine[]
  readonly answers: Readonly<Record<string, CheckAnswer>>
  readonly onAnswer: (id: string, answer: CheckAnswer) => void
  readonly maxLength?: number
}

const ESTREITO = '@container (max-width: 619.9px)'

const Root = styled('div')(({ theme: { vars } }) => ({
  containerType: 'inline-size',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& th, & td': { padding: '9px 12px', textAlign: 'start' },
  '& thead th': {
    fontSize: '0.75rem',
    fontWeight: 600,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
  },
  '& tbody th': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: vars.palette.text.secondary },
  '& .valor': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .valor[data-unlike="true"]': { fontWeight: 700 },
  '& tbody tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& tr:focus-within': { backgroundColor: vars.palette.action.hover },
  '& tr[data-answer="divergente"]': {
    backgroundColor: `color-mix(in srgb, ${vars.palette.error.lighter} 42%, ${vars.palette.background.paper})`,
  },
  '& tr.porque': { borderTop: 0 },
  '& tr.porque td': { paddingTop: 0, paddingBottom: 14 },
  '& tr.porque label': { display: 'block', marginBottom: 4, fontSize: '0.8125rem', fontWeight: 600 },
  '& .respostas': { display: 'inline-flex', minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& .respostas button': {
    minWidth: 0,
    paddingInline: 12,
    color: vars.palette.text.secondary,
    borderColor: vars.palette.divider,
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& .respostas button:first-of-type': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& .respostas button:last-of-type': {
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    marginInlineStart: -1,
  },
  '& .respostas button[aria-pressed="true"]': {
    color: vars.palette.success.dark,
    backgroundColor: vars.palette.success.lighter,
  },
  '& .respostas button[data-answer="divergente"][aria-pressed="true"]': {
    color: vars.palette.error.dark,
    backgroundColor: vars.palette.error.lighter,
  },
  [ESTREITO]: {
    '& thead': visuallyHidden,
    '& table, & tbody': { display: 'block' },
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', padding: '6px 0' },
    '& tbody th, & tbody td': { flex: '1 1 auto', padding: '4px 8px' },
    '& tbody th, & .resposta, & tr.porque td': { flexBasis: '100%' },
    '& td.valor': { flex: '1 1 0', textAlign: 'start' },
    '& td.valor::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: '0.75rem',
      fontWeight: 400,
      color: vars.palette.text.secondary,
    },
    '& .respostas, & .respostas button': { flex: 1 },
    '& .respostas': { display: 'flex' },
  },
}))

const isTyping = (target: EventTarget): boolean => target instanceof HTMLInputElement

/**
 * Statement checked line by line. With the focus on the table, J and K move to the next and the previous line, C
 * confirms it and D rejects it, asking why.
 */
export function CheckLines({ heading, columns, lines, answers, onAnswer, maxLength = 300 }: CheckLinesProps) {
  const root = useRef<HTMLTableSectionElement>(null)
  const inside = (selector: string): HTMLElement | null | undefined =>
    root.current?.querySelector<HTMLElement>(selector)
  const go = (index: number): void => inside(`[data-line="${index}"] button`)?.focus()
  const answer = (index: number, resultado: CheckAnswer['resultado']): void => {
    const id = lines[index]?.id
    if (id === undefined) return
    onAnswer(id, resultado === 'ok' ? { resultado } : { resultado, motivo: answers[id]?.motivo ?? '' })
    if (resultado === 'divergente')
      requestAnimationFrame(() => inside(`[data-why="${index}"] input`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const row = (event.target as Element).closest<HTMLElement>('[data-line]')
    const index = Number(row?.dataset['line'] ?? 0)
    const acts: Readonly<Record<string, () => void>> = {
      j: () => go(Math.min(lines.length - 1, index + 1)),
      k: () => go(Math.max(0, index - 1)),
      c: () => answer(index, 'ok'),
      d: () => answer(index, 'divergente'),
    }
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
  const { right, wrong, missing } = countAnswers(lines, answers)
  return (
    <Root role="presentation" onKeyDown={onKeyDown}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="valor">
                {column}
              </th>
            ))}
            <th scope="col">Conferência</th>
          </tr>
        </thead>
        <tbody ref={root}>
          {lines.map((line, index) => (
            <Line
              key={line.id}
              line={line}
              columns={columns}
              index={index}
              answer={answers[line.id]}
              maxLength={maxLength}
              onResult={(resultado) => answer(index, resultado)}
              onWhy={(motivo) => onAnswer(line.id, { resultado: 'divergente', motivo })}
            />
          ))}
        </tbody>
      </table>
      <output style={visuallyHidden}>{`${right} certas, ${wrong} divergentes, faltam ${missing}`}</output>
    </Root>
  )
}

interface LineProps {
  readonly line: CheckLine
  readonly columns: readonly string[]
  readonly index: number
  readonly answer: CheckAnswer | undefined
  readonly maxLength: number
  readonly onResult: (resultado: CheckAnswer['resultado']) => void
  readonly onWhy: (motivo: string) => void
}

const labels = { ok: 'Certo', divergente: 'Divergente' } as const

function Line({ line, columns, index, answer, maxLength, onResult, onWhy }: LineProps) {
  const { label, note, amounts } = line
  const why = useId()
  const unlike = new Set(amounts).size > 1
  return (
    <>
      <tr data-line={index} data-answer={answer?.resultado}>
        <th scope="row">
          {label}
          {note && <small>{note}</small>}
        </th>
        {columns.map((column, i) => (
          <td key={column} className="valor" data-label={column} data-unlike={unlike}>
            {formatAmount(amounts[i] ?? 0)}
          </td>
        ))}
        <td className="resposta">
          <fieldset className="respostas" aria-label={`Conferência: ${label}`}>
            {(['ok', 'divergente'] as const).map((resultado) => (
              <Button
                key={resultado}
                variant="outlined"
                size="small"
                data-answer={resultado}
                aria-pressed={answer?.resultado === resultado}
                startIcon={
                  answer?.resultado === 'ok' && resultado === 'ok' && <Icon name="check" size={16} />
                }
                onClick={() => onResult(resultado)}
              >
                {labels[resultado]}
              </Button>
            ))}
          </fieldset>
        </td>
      </tr>
      {answer?.resultado === 'divergente' && (
        <tr className="porque" data-answer="divergente" data-why={index}>
          <td colSpan={columns.length + 2}>
            <label htmlFor={why}>Por que diverge</label>
            <OutlinedInput
              id={why}
              size="small"
              sx={{ width: '100%', maxWidth: 560 }}
              value={answer.motivo ?? ''}
              onChange={({ target }) => onWhy(target.value)}
              autoComplete="off"
              inputProps={{ maxLength, 'aria-label': `Por que diverge: ${label}` }}
            />
          </td>
        </tr>
      )}
    </>
  )
}
