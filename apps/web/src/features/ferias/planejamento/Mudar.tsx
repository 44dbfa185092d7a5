import Alert from '@mui/material/Alert'
import { MAXIMO_DE_FRACOES } from '@rh/domain/processos/ferias/formulario'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate } from '../../../lib/format.ts'
import { z } from '../../../lib/zod-pt.ts'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'
import { quantosDias } from '../textos.ts'
import { envelhecidas, type Ajuste, type Impossivel, type Item, type Plano } from './chamadas.ts'

const schema = z.object({
  partes: z
    .array(
      z.object({
        dias: z.int('Informe os dias').min(1, 'Pelo menos 1 dia').max(30, 'No máximo 30 dias'),
        inicio: z.string().nullish(),
      }),
    )
    .min(1, 'Deixe pelo menos uma parte'),
})

interface MudarProps {
  readonly plano: Plano
  /** The period that is changed, as the plan has it now. */
  readonly alvo: Item | Impossivel
  readonly onClose: () => void
}

/** The days of a period as the person wants them: in how many parts, and which of them must not move. */
export function Mudar({ plano, alvo, onClose }: MudarProps) {
  const ajustar = useSubmit('PUT /api/ferias/planejamento/ajustar', envelhecidas)
  const { periodoId, nome, saldo, concessivoFim } = alvo
  const partes = partesAtuais(plano, alvo)
  const { saving } = useBaseVersion(plano.versao, partes)
  return (
    <FormDialog
      title={`Mudar as férias de ${nome}`}
      text={`${quantosDias(saldo)} a marcar, até ${formatDate(concessivoFim)} sem dobra. Com a data vazia, quem escolhe é o plano.`}
      notice={
        <Alert severity="info" sx={{ mb: 2 }}>
          Dividir depende da concordância da pessoa: uma parte com 14 dias ou mais, as outras com 5 ou mais
          (CLT art. 134 § 1º).
        </Alert>
      }
      schema={schema}
      defaultValues={{ partes }}
      versao={plano.versao}
      submitLabel="Fixar"
      onSubmit={async ({ partes: novas }) => {
        await saving((versao) =>
          ajustar.mutateAsync({
            body: {
              id: plano.id,
              versao,
              ajuste: {
                periodoId,
                fora: false,
                partes: novas.map(({ dias, inicio }) => ({ dias, inicio: inicio || null })),
              },
            },
          }),
        )
      }}
      onClose={onClose}
    >
      <ArrayInput
        source="partes"
        item="Parte"
        addLabel="Dividir em mais uma parte"
        blank={{ dias: null, inicio: '' }}
        empty="Sem parte nenhuma."
        max={MAXIMO_DE_FRACOES}
      >
        {(prefixo) => (
          <>
            <IntegerInput source={`${prefixo}.dias`} label="Dias" max={2} cols={4} />
            <DateInput source={`${prefixo}.inicio`} label="Começa em" opcional cols={8} />
          </>
        )}
      </ArrayInput>
    </FormDialog>
  )
}

/** What was fixed before; otherwise the dates that the plan proposes, to be changed or kept. */
function partesAtuais({ ajustes, itens }: Plano, { periodoId, saldo }: Item | Impossivel): Ajuste['partes'] {
  const fixadas = ajustes.find((ajuste) => ajuste.periodoId === periodoId)?.partes ?? []
  if (fixadas.length > 0) return fixadas.map(({ dias, inicio }) => ({ dias, inicio: inicio ?? '' }))
  const propostas = itens.filter((item) => item.periodoId === periodoId)
  return propostas.length > 0
    ? propostas.map(({ dias, inicio }) => ({ dias, inicio }))
    : [{ dias: saldo, inicio: '' }]
}
