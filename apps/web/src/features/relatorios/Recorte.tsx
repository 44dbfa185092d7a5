import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { formatDate } from '../../lib/format.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FilterControl } from '../../ui/table/filter/FilterControl.tsx'
import type { FilterField } from '../../ui/table/filter/filter-fields.ts'
import { DayInput } from '../../ui/table/filter/DayInput.tsx'
import { useListState } from '../../ui/table/state/use-list-state.ts'
import { listaDe, type Relatorio, type Resposta } from './chamadas.ts'

interface RecorteProps {
  readonly relatorio: Relatorio
  readonly resposta: Resposta | undefined
}

/** The fields of a report: span, contract and its own codes. */
function camposDe({ temPeriodo, filtros }: Relatorio, contratos: Resposta['contratos']): FilterField[] {
  const proprios = filtros.map(({ nome, label, rotulos }): FilterField => {
    const options = Object.entries(rotulos).map(([value, um]) => ({ value, label: um.label }))
    return { kind: 'choice', filtro: nome, label, options }
  })
  return [
    ...(temPeriodo ? [{ kind: 'dates', de: 'de', ate: 'ate', label: 'Período' } as const] : []),
    { kind: 'lookup', filtro: 'contratoId', label: 'Contrato', options: contratos },
    ...proprios,
  ]
}

/** What the report is asked, kept in the address, and of which day. */
export function Recorte({ relatorio, resposta }: RecorteProps) {
  const { state, change } = useListState(listaDe(relatorio))
  const mudar = (filtros: Readonly<Record<string, string>>): void =>
    change((atual) => ({
      filtros: Object.fromEntries(
        Object.entries({ ...atual.filtros, ...filtros }).filter(([, valor]) => valor !== ''),
      ),
    }))
  // What was not asked shows what the server took in its place.
  const filtros = { ...resposta?.periodo, ...state.filtros }
  return (
    <Card data-sem-impressao sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {camposDe(relatorio, resposta?.contratos ?? []).map((field) => (
          <FilterControl key={field.label} field={field} filtros={filtros} onChange={mudar} />
        ))}
        {relatorio.temDia && (
          <div>
            <Rotulo>Como era em</Rotulo>
            <DayInput
              label="Como era em"
              value={state.filtros['em'] ?? ''}
              placeholder="hoje"
              onChange={(em) => mudar({ em })}
            />
          </div>
        )}
      </Box>
      {resposta && <Ressalvas resposta={resposta} onHoje={() => mudar({ em: '' })} />}
    </Card>
  )
}

const Rotulo = ({ children }: { readonly children: string }) => (
  <Box sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 600 }} aria-hidden>
    {children}
  </Box>
)

/** Says plainly that this is not today, and what the figures do not tell. */
function Ressalvas({ resposta, onHoje }: { readonly resposta: Resposta; readonly onHoje: () => void }) {
  const { em, hoje, ressalvas } = resposta
  const passado = em < hoje
  if (!passado && ressalvas.length === 0) return null
  return (
    <Alert
      severity="info"
      icon={<Icon name="historico" />}
      action={
        passado && (
          <Button color="inherit" size="small" onClick={onHoje}>
            Voltar para hoje
          </Button>
        )
      }
    >
      {[...(passado ? [`Como era em ${formatDate(em)}.`] : []), ...ressalvas].join(' ')}
    </Alert>
  )
}
