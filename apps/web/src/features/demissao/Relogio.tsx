import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatMoney } from '../../lib/format.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { diaComSemana, distancia } from '../../lib/time/textos.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { StepBar } from '../../ui/data/StepBar.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { Relogio as DoRegistro, Simulacao } from './registro.ts'
import { tonsDoRelogio, tonsDosDias } from './relogio.ts'

const TITULO = 'Relógio do pagamento'

const Barra = ({ passados }: { readonly passados: number }) => (
  <Box sx={{ mt: 1.5 }}>
    <StepBar tones={tonsDosDias} past={passados} />
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        mt: 0.5,
        fontSize: '0.75rem',
        color: 'text.secondary',
      }}
    >
      <span>dias 1 a 6</span>
      <span>7 a 9: atenção</span>
      <span>10</span>
    </Box>
  </Box>
)

/** The clock before it starts: until when it will be, and what it costs to miss it. */
export const RelogioPrevisto = ({ simulacao }: { readonly simulacao: Simulacao }) => (
  <Section title={TITULO}>
    <Typography
      variant="subtitle1"
      component="p"
    >{`Até ${diaComSemana(simulacao.pagarAteDiaUtil)}`}</Typography>
    <Typography variant="caption" component="p" color="textSecondary">
      10 dias depois do fim do contrato, em dia útil (CLT art. 477 § 6º). Começa a contar no desligamento.
    </Typography>
    <Barra passados={0} />
    {simulacao.remuneracaoCentavos !== null && (
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        Depois: multa de{' '}
        <Box component="strong" sx={{ color: 'error.dark' }}>
          {formatMoney(simulacao.remuneracaoCentavos)}
        </Box>
        , um salário (§ 8º).
      </Typography>
    )}
  </Section>
)

const isPago = ({ estado }: DoRegistro): boolean => estado === 'pago' || estado === 'pago_atrasado'

/** In which of its days the term is. */
const diaEmTexto = ({ dia, de }: DoRegistro): string =>
  dia === 0 ? 'Ainda não começou' : dia > de ? 'Vencido' : `Dia ${dia} de ${de}`

/** The clock of the ten days while it runs, and what it came to. */
export function Relogio({ relogio }: { readonly relogio: DoRegistro }) {
  const { cor, dia, de, pagarAte, pagarAteDiaUtil, multaCentavos, texto, baseLegal } = relogio
  const pago = isPago(relogio)
  return (
    <Section
      title={TITULO}
      actions={<StatusChip label={pago ? 'Pago' : diaEmTexto(relogio)} tone={tonsDoRelogio[cor]} />}
    >
      <Typography variant="subtitle1" component="p">
        {pago
          ? texto
          : `Pagar até ${diaComSemana(pagarAteDiaUtil)}, ${distancia(hojeNaEmpresa(), pagarAteDiaUtil)}`}
      </Typography>
      <Barra passados={Math.min(dia, de)} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {pago
          ? baseLegal
          : `O décimo dia é ${diaComSemana(pagarAte)} (CLT art. 477 § 6º); paga-se em dia útil, e o S-2299 vai no mesmo prazo.`}
      </Typography>
      {multaCentavos !== null && multaCentavos > 0 && (
        <Typography variant="body2" component="p" sx={{ mt: 1, fontWeight: 600, color: 'error.dark' }}>
          {`Multa de ${formatMoney(multaCentavos)} para a pessoa (CLT art. 477 § 8º).`}
        </Typography>
      )}
    </Section>
  )
}
