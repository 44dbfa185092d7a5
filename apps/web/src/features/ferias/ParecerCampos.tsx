import Alert from '@mui/material/Alert'
import { faixasDeFaltas } from '@rh/domain/regras/ferias/direito'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { IntegerInput, MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { linhasDe, somaDosDias } from './form/linhas.ts'
import { diaComSemana, quantosDias } from './textos.ts'
import type { Registro } from './registro.ts'

// What is asked of the sectors of a vacation.

interface DoRegistro {
  readonly registro: Registro
}

export function Conferencia({ registro }: DoRegistro) {
  return (
    <>
      <IntegerInput
        source="faltas"
        label="Faltas sem justificativa no período"
        helper="Até 5 faltas, 30 dias; até 14, 24; até 23, 18; até 32, 12 (CLT art. 130)."
        max={3}
        cols={6}
      />
      <MoneyInput
        source="mediasCentavos"
        label="Média das verbas variáveis"
        helper="Horas extras, comissões e adicionais habituais do período (CLT art. 142)."
        opcional
        cols={6}
      />
      <NaoCabe registro={registro} />
    </>
  )
}

/** Days that a period gives for a number of absences (CLT art. 130). */
export const direitoPor = (faltas: number): number =>
  faixasDeFaltas.find(({ ate }) => faltas <= ate)?.dias ?? 0

/** Said while it is typed: with these absences the period has fewer days than the request takes. */
function NaoCabe({ registro: { periodo, dados } }: DoRegistro) {
  const faltas = useFieldValue('faltas')
  if (typeof faltas !== 'number') return null
  const vendidos = typeof dados['abonoDias'] === 'number' ? dados['abonoDias'] : 0
  const pedidos = somaDosDias(linhasDe(dados['fracoes'])) + vendidos
  const restam = direitoPor(faltas) - periodo.gozados - periodo.reservados
  if (pedidos <= restam) return null
  return (
    <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ gridColumn: '1 / -1', mb: 1.5 }}>
      {`Com ${faltas} faltas restam ${quantosDias(Math.max(0, restam))} neste período, e o pedido é de ${pedidos}. Devolva o pedido para diminuir os dias.`}
    </Alert>
  )
}

/** The first day by which a stretch of the request is to be paid. */
const pagarAte = ({ simulacao }: Registro): string | undefined =>
  simulacao?.fracoes.map(({ pagarAteDiaUtil }) => pagarAteDiaUtil).toSorted()[0]

export function Pagamento({ registro }: DoRegistro) {
  const ate = pagarAte(registro)
  return (
    <>
      <DateInput
        source="dataPagamento"
        label="Pago em"
        helper={
          ate === undefined
            ? 'Até 2 dias antes do início (CLT art. 145).'
            : `Até ${diaComSemana(ate)}: 2 dias antes do início, em dia útil (CLT art. 145).`
        }
        cols={6}
      />
      <MoneyInput
        source="valorCentavos"
        label="Valor bruto pago"
        helper="Começa com o total da simulação."
        cols={6}
      />
    </>
  )
}
