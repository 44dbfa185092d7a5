import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CompareTable } from '../../../ui/data/CompareTable.tsx'
import { DateTrack } from '../../../ui/data/DateTrack.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { useFormValues, useSetFields } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { DayInput } from '../../../ui/table/filter/DayInput.tsx'
import { diaComSemana } from '../../../lib/time/textos.ts'
import type { SimulacaoDaFolha } from '../../processo/form/formulario.ts'
import { faixasDaLinha, foraDaJanela, linhasDaConta, pontosDaLinha, temValores } from '../conta.ts'
import { Memoria, Total } from '../Conta.tsx'
import type { Opcoes, Simulacao as Simulada } from '../registro.ts'
import { alternativasDe, ladoDe, type Alternativa } from './alternativas.ts'
import { pedidosDe } from './campos.ts'
import { Depois } from './Depois.tsx'
import { Lembrar } from './Lembrar.tsx'
import { useComparar } from './use-comparar.ts'
import { Valores } from './Valores.tsx'

type ContaProps = SimulacaoDaFolha<Opcoes, Simulada>

/** Below how it ends: the days, what it costs, alone or beside another, and the fields that come after these. */
export function Conta(props: ContaProps) {
  const dados = useFormValues()
  const pedidos = pedidosDe(dados, props.opcoes)
  if (typeof dados['causa'] !== 'string') return null
  return (
    <>
      <DatasEValores {...props} />
      <Valores pedidos={pedidos} />
      <Depois pedidos={pedidos} />
    </>
  )
}

function DatasEValores(props: ContaProps) {
  const { simulacao, checking, achados } = props
  const [outra, setOutra] = useState<Alternativa | null>(null)
  if (!simulacao) return null
  const fora = foraDaJanela(achados)
  return (
    <>
      <Section title="Datas">
        <Box aria-live="polite" aria-busy={checking}>
          <DateTrack points={pontosDaLinha(simulacao)} spans={faixasDaLinha(simulacao, achados)} />
        </Box>
        {fora !== undefined && temValores(simulacao) && (
          <Fora
            dia={fora}
            opcoes={props.opcoes}
            onComparar={() => setOutra({ label: 'Outra data', dados: { comunicacao: fora } })}
          />
        )}
      </Section>
      {temValores(simulacao) && <Quanto {...props} simulacao={simulacao} outra={outra} onOutra={setOutra} />}
    </>
  )
}

interface ForaProps {
  readonly dia: string
  readonly opcoes: Opcoes
  readonly onComparar: () => void
}

/** The first day without the wage of Lei 7.238, offered where it is still to be chosen. */
const Fora = ({ dia, opcoes, onComparar }: ForaProps) => (
  <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mt: 2 }}>
    <strong>Comunicando em {diaComSemana(dia)}</strong>, o fim projetado sai da janela da data-base e a
    indenização da Lei 7.238 não é devida.
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Button size="small" variant="outlined" color="inherit" onClick={onComparar}>
        Comparar
      </Button>
      {dia > opcoes.hoje && <Lembrar key={dia} dia={dia} lembretes={opcoes.lembretes} />}
    </Box>
  </Alert>
)

interface QuantoProps extends ContaProps {
  readonly simulacao: Simulada
  readonly outra: Alternativa | null
  readonly onOutra: (outra: Alternativa | null) => void
}

function Quanto({ simulacao, opcoes, folhaDe, checking, failed, outra, onOutra }: QuantoProps) {
  const dados = useFormValues()
  const comparada = useComparar(folhaDe(dados), outra?.dados ?? null)
  const lados = comparada.outra ? [simulacao, comparada.outra] : [simulacao]
  const colunas = comparada.outra
    ? ([ladoDe(dados, opcoes), ladoDe({ ...dados, ...outra?.dados }, opcoes)] as const)
    : ([ladoDe(dados, opcoes)] as const)
  return (
    <Section
      title="Quanto custa"
      subtitle={failed || comparada.failed ? 'Sem conexão: é a última conta.' : undefined}
      actions={<StatusChip label="Simulação" tone="info" />}
    >
      <Box aria-live="polite" aria-busy={checking || comparada.checking}>
        <Total simulacao={simulacao} />
        <Comparar dados={dados} opcoes={opcoes} outra={outra} onOutra={onOutra} />
        <CompareTable heading="Verba" columns={colunas} rows={linhasDaConta(lados)} />
      </Box>
      <Memoria simulacao={simulacao} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        Bruto, sem INSS e IRRF. Nada muda antes da aprovação.
      </Typography>
    </Section>
  )
}

interface CompararProps extends Pick<QuantoProps, 'opcoes' | 'outra' | 'onOutra'> {
  readonly dados: Readonly<Record<string, unknown>>
}

/** With what it is compared: one press each, and a day of one's own; what it shows may be taken into the form. */
function Comparar({ dados, opcoes, outra, onOutra }: CompararProps) {
  const setFields = useSetFields()
  const dia = outra?.dados['comunicacao']
  return (
    <Box
      component="fieldset"
      aria-label="Comparar com"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        m: 0,
        mb: 2,
        p: 0,
        border: 0,
        minWidth: 0,
      }}
    >
      <Typography variant="body2" color="textSecondary" aria-hidden>
        Comparar com
      </Typography>
      {alternativasDe(dados, opcoes).map((alternativa) => (
        <Button
          key={alternativa.label}
          size="small"
          variant={outra?.label === alternativa.label ? 'contained' : 'outlined'}
          color={outra?.label === alternativa.label ? 'primary' : 'inherit'}
          aria-pressed={outra?.label === alternativa.label}
          onClick={() => onOutra(outra?.label === alternativa.label ? null : alternativa)}
        >
          {alternativa.label}
        </Button>
      ))}
      {outra && dia !== undefined && (
        <Box sx={{ width: 170 }}>
          <DayInput
            label="Comparar com a comunicação em"
            value={dia}
            placeholder="dd/mm/aaaa"
            onChange={(novo) => novo !== '' && onOutra({ ...outra, dados: { comunicacao: novo } })}
          />
        </Box>
      )}
      {outra && (
        <Button
          size="small"
          onClick={() => {
            setFields(outra.dados)
            onOutra(null)
          }}
        >
          Usar no pedido
        </Button>
      )}
    </Box>
  )
}
