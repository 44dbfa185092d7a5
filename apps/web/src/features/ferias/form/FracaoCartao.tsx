import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import { diaDaSemana, isData } from '../../../lib/time/dia.ts'
import { Tip } from '../../../ui/feedback/Tip.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Fracao } from '../../../ui/calendario/tipos.ts'
import { calcula, contaDe, custoDaDobra, type Conta } from './conta.ts'
import { fimDe, fracaoDe, type Linha } from './linhas.ts'
import { ultimoSemDobra } from './melhores.ts'
import { deAte, diaComSemana, distancia, quantosDias } from '../textos.ts'
import { QuemCobre } from './QuemCobre.tsx'
import type { Opcoes, Periodo } from '../registro.ts'
import { maisDias } from '../../../lib/time/dia.ts'

const Fatos = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: '8px 16px',
  margin: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: '0.75rem', color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: vars.palette.text.secondary },
}))

export interface FracaoCartaoProps {
  readonly indice: number
  readonly linha: Linha
  readonly periodo: Periodo
  readonly opcoes: Opcoes
  /** What the request has on other days. */
  readonly outras: readonly Fracao[]
  readonly onMudar: (fracao: Fracao) => void
  readonly onTirar: () => void
}

const DIAS_DA_SEMANA = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
]

/** Date and days, and beside them, or below on a phone, what follows from them. */
const camposSx = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 96px', md: '168px 80px minmax(0, 1fr)' },
  '& > dl': { gridColumn: { xs: '1 / -1', md: 'auto' }, mt: { xs: 1.5, md: 0 }, mb: 1.5 },
} as const

/** One fraction: its days, what follows from them, and who covers. */
export function FracaoCartao(props: FracaoCartaoProps) {
  const { indice, linha, periodo, opcoes, onTirar } = props
  const fracao = fracaoDe(linha)
  const conta = fracao && calcula ? contaDe(fracao, periodo.concessivoFim, opcoes.calendario) : null
  const nome = `Fração ${indice + 1}`
  const prefix = `fracoes.${indice}`
  return (
    <Box
      component="fieldset"
      aria-label={nome}
      sx={{
        m: 0,
        minWidth: 0,
        p: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1.5 }}>
        <Numero>{indice + 1}</Numero>
        <Box component="p" sx={{ m: 0, flex: 1, fontWeight: 600 }}>
          {nome}
        </Box>
        <Tip title={`Tirar a ${nome.toLowerCase()}`}>
          <IconButton size="small" aria-label={`Tirar a ${nome.toLowerCase()}`} onClick={onTirar}>
            <Icon name="excluir" size={18} />
          </IconButton>
        </Tip>
      </Box>
      <Box sx={camposSx}>
        <div>
          <DateInput
            source={`${prefix}.inicio`}
            label="Início"
            helper={isData(linha.inicio) ? DIAS_DA_SEMANA[diaDaSemana(linha.inicio)] : undefined}
          />
        </div>
        <div>
          <IntegerInput source={`${prefix}.dias`} label="Dias" max={2} />
        </div>
        {fracao && <Prazos fracao={fracao} conta={conta} hoje={opcoes.calendario.hoje} />}
      </Box>
      {fracao && conta && conta.diasEmDobro > 0 && <Dobra {...props} fracao={fracao} conta={conta} />}
      {fracao && (
        <QuemCobre
          prefix={prefix}
          nome={nome}
          fracao={fracao}
          trabalho={conta?.trabalho ?? todosOsDias(fracao)}
          pessoas={opcoes.cobertura}
        />
      )}
    </Box>
  )
}

const todosOsDias = ({ inicio, dias }: Fracao): readonly string[] =>
  Array.from({ length: dias }, (_, i) => maisDias(inicio, i))

const Numero = ({ children }: { readonly children: number }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      borderRadius: '8px',
      bgcolor: 'primary.dark',
      color: 'primary.contrastText',
      fontSize: '0.8125rem',
      fontWeight: 700,
    }}
  >
    {children}
  </Box>
)

interface PrazosProps {
  readonly fracao: Fracao
  readonly conta: Conta | null
  readonly hoje: string
}

/** What follows from the days. */
const Prazos = ({ fracao, conta, hoje }: PrazosProps) => (
  <Fatos>
    <div>
      <dt>Último dia</dt>
      <dd>{diaComSemana(fimDe(fracao))}</dd>
    </div>
    {conta && (
      <>
        <div>
          <dt>Volta ao trabalho</dt>
          <dd>{diaComSemana(conta.volta)}</dd>
        </div>
        <div>
          <dt>Comunicar até</dt>
          <dd>
            {diaComSemana(conta.comunicarAte)}
            <small>{distancia(hoje, conta.comunicarAte)}</small>
          </dd>
        </div>
        <div>
          <dt>Pagar até</dt>
          <dd>
            {diaComSemana(conta.pagarAteDiaUtil)}
            {conta.pagarAteDiaUtil !== conta.pagarAte && (
              <small>dia útil antes de {diaComSemana(conta.pagarAte)}</small>
            )}
          </dd>
        </div>
      </>
    )}
  </Fatos>
)

/** On a phone the way out has a line of its own, under the words. */
const dobraSx = {
  mb: 1.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 0 calc(100% - 48px)', sm: '1 1 0' }, minWidth: 0 },
  '& .MuiAlert-action': { alignItems: 'center', pt: { xs: 1, sm: 0 }, pl: { xs: 0, sm: 2 } },
} as const

type DobraProps = FracaoCartaoProps & { readonly fracao: Fracao; readonly conta: Conta }

/** The days that are paid twice, and the start that saves them. */
function Dobra({ fracao, conta, periodo, opcoes, outras, onMudar }: DobraProps) {
  const { concessivoFim } = periodo
  const { diasEmDobro, fim } = conta
  const custo = custoDaDobra(opcoes.remuneracaoCentavos, diasEmDobro)
  const pedido = { dias: fracao.dias, periodo, opcoes, outras }
  const semDobra = concessivoFim < opcoes.calendario.hoje ? null : ultimoSemDobra(pedido)
  const desde = maisDias(fim, 1 - diasEmDobro)
  return (
    <Alert
      severity="error"
      icon={<Icon name="alerta" />}
      sx={dobraSx}
      action={
        semDobra !== null && (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => onMudar({ ...fracao, inicio: semDobra })}
          >
            Começar em {diaComSemana(semDobra)}, sem dobra
          </Button>
        )
      }
    >
      <strong>
        {quantosDias(diasEmDobro)} em dobro, {diasEmDobro === 1 ? 'em' : 'de'} {deAte(desde, fim)}
        {custo !== null && `: mais ${formatMoney(custo)}`}.
      </strong>{' '}
      O prazo de gozo {concessivoFim < opcoes.calendario.hoje ? 'terminou' : 'termina'} em{' '}
      {formatDate(concessivoFim)} (CLT art. 137).
    </Alert>
  )
}

/** For who listens, beside the days: `volta ter 19/01/2027, sem dobra`. */
export function fracaoFalada(fracao: Fracao, periodo: Periodo, calendario: Opcoes['calendario']): string {
  if (!calcula) return ''
  const { volta, diasEmDobro } = contaDe(fracao, periodo.concessivoFim, calendario)
  return `volta ${diaComSemana(volta)}, ${diasEmDobro === 0 ? 'sem dobra' : `${quantosDias(diasEmDobro)} em dobro`}`
}
