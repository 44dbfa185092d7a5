import { useNavigate } from 'react-router'
import { textoObrigatorio } from '@rh/domain/br/campos'
import type { PessoaDaMudanca } from '@rh/domain/contract/mudanca'
import type { ParametrosDaMudanca, SomaDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { osQueVao, type Escolhas } from '../coletiva/escolha.ts'

const schema = z.object({ titulo: textoObrigatorio(120, 3) })

interface ComecarProps {
  readonly parametros: ParametrosDaMudanca
  readonly pessoas: readonly PessoaDaMudanca[]
  readonly escolhas: Escolhas
  readonly soma: SomaDaMudanca
  readonly titulo: string
  readonly alertasAceitos: readonly string[]
  readonly onClose: () => void
}

/** Names the change and starts it; its page shows how it goes. */
export function Comecar({ parametros, pessoas, escolhas, soma, titulo, ...props }: ComecarProps) {
  const setor = useSetor()
  const navigate = useNavigate()
  const iniciar = useSubmit('POST /api/mudanca/iniciar', { invalidates: ['GET /api/mudanca/listar'] })
  const quantas = `${formatNumber(soma.pessoas)} ${soma.pessoas === 1 ? 'pessoa' : 'pessoas'}`
  return (
    <FormDialog
      title={`Mudar ${quantas}?`}
      text={`A partir de ${formatDate(parametros.vigencia)}, com os postos. Tudo é gravado de uma vez: se algo falhar no meio, nada muda.`}
      schema={schema}
      defaultValues={{ titulo: titulo.slice(0, 120) }}
      submitLabel="Mudar"
      sending="Começando…"
      onSubmit={async (dados) => {
        const { id } = await iniciar.mutateAsync({
          body: {
            titulo: dados.titulo,
            parametros,
            vao: osQueVao(pessoas, escolhas).map(({ colaboradorId, deCentavos, paraCentavos }) => ({
              colaboradorId,
              deCentavos,
              paraCentavos,
            })),
            fora: [...escolhas.retirados].map(([colaboradorId, motivo]) => ({ colaboradorId, motivo })),
            alertasAceitos: [...props.alertasAceitos],
          },
        })
        void navigate(hrefOf(setor, 'promocao.postos', { id }))
      }}
      onClose={props.onClose}
    >
      <TextInput source="titulo" label="O que o histórico de cada pessoa diz" maxLength={120} />
    </FormDialog>
  )
}
