import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { faixasDeFaltas } from '@rh/domain/regras/ferias/direito'
import { useMemo } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { FieldNote } from '../../../ui/form/FieldText.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { calcula } from './conta.ts'
import { ultimoSemDobra } from './melhores.ts'
import { periodosAVista, temSaldo } from './opcoes.ts'
import { deAte, diaComSemana, distancia } from '../textos.ts'
import type { Opcoes, Periodo } from '../registro.ts'
import { campos } from '../rotulos.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'

const Tabela = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 500, textAlign: 'start' },
  '& thead th': { padding: '0 8px 8px', fontSize: '0.75rem', color: vars.palette.text.secondary },
  '& td, & tbody th': { padding: '6px 8px', borderTop: `1px solid ${vars.palette.divider}` },
  '& [data-numero]': { textAlign: 'end' },
  '& tbody tr[data-escolhido="true"]': {
    backgroundColor: `color-mix(in srgb, ${vars.palette.primary.main} 10%, ${vars.palette.background.paper})`,
  },
  '& tbody tr[data-escolhido="true"] :is(th, td)': { fontWeight: 600 },
  '& tbody tr[data-apagado="true"] :is(th, td)': { color: vars.palette.text.secondary },
  '& label': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 40 },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: vars.palette.text.secondary },
  '@container (max-width: 639.9px)': {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)',
      padding: '4px 8px 8px',
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& td, & tbody th': { border: 0, padding: '2px 4px' },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td[data-numero]': { textAlign: 'start' },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: '0.6875rem',
      fontWeight: 400,
      color: vars.palette.text.secondary,
    },
  },
}))

interface PeriodosProps {
  /** Days that the request takes of the chosen period. */
  readonly pedidos: number
  readonly opcoes: Opcoes
}

/** The periods of the person with their balances, one of them chosen. */
export function Periodos({ pedidos, opcoes }: PeriodosProps) {
  const { periodos } = opcoes
  const { field, frame } = useField({ source: 'periodoId', label: campos.periodoId })
  const escolhido = periodos.find(({ id }) => id === field.value)
  return (
    <Section title={campos.periodoId} actions={escolhido && <Prazo periodo={escolhido} opcoes={opcoes} />}>
      <Box sx={{ containerType: 'inline-size' }}>
        <Tabela>
          <thead>
            <tr>
              <th scope="col">Período</th>
              <th scope="col">Gozar até</th>
              {['Faltas', 'Direito', 'Gozados', 'Neste pedido', 'Saldo depois'].map((label) => (
                <th key={label} scope="col" data-numero>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periodosAVista(periodos).map((periodo, i) => (
              <Linha
                key={periodo.id}
                periodo={periodo}
                pedidos={periodo === escolhido ? pedidos : null}
                radio={
                  <Radio
                    size="small"
                    name={field.name}
                    checked={periodo === escolhido}
                    disabled={!temSaldo(periodo)}
                    onChange={() => field.onChange(periodo.id)}
                    onBlur={field.onBlur}
                    slotProps={{
                      input: periodo === escolhido || (!escolhido && i === 0) ? { ref: field.ref } : {},
                    }}
                  />
                }
              />
            ))}
          </tbody>
        </Tabela>
      </Box>
      {frame.note && <FieldNote note={frame.note} />}
      <Typography
        variant="caption"
        component="p"
        color={frame.error ? 'error' : 'textSecondary'}
        sx={{ mt: 1.5 }}
      >
        {frame.error ?? (escolhido && faltasEmTexto(escolhido))}
      </Typography>
    </Section>
  )
}

interface LinhaProps {
  readonly periodo: Periodo
  readonly pedidos: number | null
  readonly radio: React.ReactNode
}

function Linha({ periodo, pedidos, radio }: LinhaProps) {
  const { aquisitivoInicio, aquisitivoFim, concessivoFim, completo, faltas } = periodo
  const { direito, gozados, reservados, saldo } = periodo
  return (
    <tr data-escolhido={pedidos !== null} data-apagado={!temSaldo(periodo)}>
      <th scope="row">
        <label>
          {radio}
          <span>
            {formatDate(aquisitivoInicio)} a {formatDate(aquisitivoFim)}
            {reservados > 0 && <small>{reservados} em outros pedidos</small>}
            {periodo.motivo && <small>{periodo.motivo}</small>}
          </span>
        </label>
      </th>
      <td data-label="Gozar até">{completo ? formatDate(concessivoFim) : '–'}</td>
      <td data-numero data-label="Faltas">
        {faltas ?? '–'}
      </td>
      <td data-numero data-label="Direito">
        {completo ? direito : '–'}
      </td>
      <td data-numero data-label="Gozados">
        {completo ? gozados : '–'}
      </td>
      <td data-numero data-label="Neste pedido">
        {pedidos ?? '–'}
      </td>
      <td data-numero data-label="Saldo depois">
        {!completo ? 'em formação' : temSaldo(periodo) ? saldo - (pedidos ?? 0) : 'quitado'}
      </td>
    </tr>
  )
}

interface PrazoProps {
  readonly periodo: Periodo
  readonly opcoes: Opcoes
}

/** Until when the chosen period is to be enjoyed, and the last lawful start for all that is left of it. */
function Prazo({ periodo, opcoes }: PrazoProps) {
  const { concessivoFim, saldo } = periodo
  const { hoje } = opcoes.calendario
  const ultimo = useMemo(
    () => (calcula ? ultimoSemDobra({ dias: saldo, periodo, opcoes, outras: [] }) : null),
    [saldo, periodo, opcoes],
  )
  const venceu = concessivoFim < hoje
  return (
    <Box sx={{ textAlign: { sm: 'end' }, fontVariantNumeric: 'tabular-nums' }}>
      <Typography variant="caption" component="p" color="textSecondary">
        Gozar até
      </Typography>
      <Typography variant="subtitle1" component="p" color={venceu ? 'error.dark' : 'textPrimary'}>
        {formatDate(concessivoFim)}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {venceu ? `venceu ${distancia(hoje, concessivoFim)}` : distancia(hoje, concessivoFim)}
        {' · '}
        {ultimo === null
          ? 'já não há início sem dobra'
          : `para ${saldo} dias seguidos, começar até ${diaComSemana(ultimo)}`}
      </Typography>
    </Box>
  )
}

/** What the absences of a period do to its days (CLT art. 130). */
export function faltasEmTexto({ faltas, aquisitivoInicio, aquisitivoFim }: Periodo): string {
  if (faltas === null)
    return `As faltas de ${deAte(aquisitivoInicio, aquisitivoFim)} ainda não foram informadas: o Departamento Pessoal confere na análise, e os dias podem mudar (CLT art. 130).`
  const ditas = faltas === 0 ? 'Nenhuma falta' : faltas === 1 ? '1 falta' : `${faltas} faltas`
  const faixa = faixasDeFaltas.find(({ ate }) => faltas <= ate)
  return faixa
    ? `${ditas} sem justificativa: até ${faixa.ate}, ${faixa.dias} dias (CLT art. 130, ${faixa.inciso}).`
    : `${ditas} sem justificativa: acima de 32 não há férias (CLT art. 130).`
}
