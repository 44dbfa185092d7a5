import { useNavigate } from 'react-router'
import { textoObrigatorio } from '@rh/domain/br/campos'
import type { PessoaDoReajuste } from '@rh/domain/contract/reajuste'
import type { ParametrosDoReajuste, SomaDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatMoney, formatNumber } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { vai, type Escolhas } from '../coletiva/escolha.ts'

const schema = z.object({ titulo: textoObrigatorio(120, 3) })

interface ComecarProps {
  readonly parametros: ParametrosDoReajuste
  readonly pessoas: readonly PessoaDoReajuste[]
  readonly escolhas: Escolhas
  readonly soma: SomaDoReajuste
  readonly titulo: string
  readonly alertasAceitos: readonly string[]
  readonly onClose: () => void
}

/** Names the readjustment and starts it; its page shows how it goes. */
export function Comecar({ parametros, pessoas, escolhas, soma, titulo, ...props }: ComecarProps) {
  const setor = useSetor()
  const navigate = useNavigate()
  const iniciar = useSubmit('POST /api/reajuste/iniciar', { invalidates: ['GET /api/reajuste/listar'] })
  const quantas = `${formatNumber(soma.pessoas)} ${soma.pessoas === 1 ? 'pessoa' : 'pessoas'}`
  return (
    <FormDialog
      title={`Reajustar ${quantas}?`}
      text={`${formatMoney(soma.paraCentavos - soma.deCentavos)} a mais por mês. Tudo é gravado de uma vez: se algo falhar no meio, nada muda.`}
      schema={schema}
      defaultValues={{ titulo }}
      submitLabel="Reajustar"
      sending="Começando…"
      onSubmit={async (dados) => {
        const { id } = await iniciar.mutateAsync({
          body: {
            titulo: dados.titulo,
            parametros,
            vao: pessoas
              .filter((pessoa) => vai(pessoa, escolhas))
              .map(({ colaboradorId, deCentavos, paraCentavos }) => ({
                colaboradorId,
                deCentavos,
                paraCentavos,
              })),
            fora: [...escolhas.retirados].map(([colaboradorId, motivo]) => ({ colaboradorId, motivo })),
            alertasAceitos: [...props.alertasAceitos],
          },
        })
        void navigate(hrefOf(setor, 'promocao.reajuste', { id }))
      }}
      onClose={props.onClose}
    >
      <TextInput source="titulo" label="O que o histórico de cada pessoa diz" maxLength={120} />
    </FormDialog>
  )
}
