import { textoObrigatorio } from '@rh/domain/br/campos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useGoOn } from '../../../lib/nav/use-go-on.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'

const TITULO_MAXIMO = 120
const schema = z.object({ titulo: textoObrigatorio(TITULO_MAXIMO, 3) })

interface ComecarProps {
  /** `Reajustar 12 pessoas` */
  readonly acao: string
  /** `Reajustar` */
  readonly verbo: string
  /** What it comes to, ahead of how it is written. */
  readonly text: string
  readonly titulo: string
  /** Where the page of the batch is. */
  readonly view: 'promocao.postos' | 'promocao.reajuste'
  readonly iniciar: (titulo: string) => Promise<{ readonly id: number }>
  readonly onClose: () => void
}

/** Names a batch and starts it; its page shows how it goes. */
export function Comecar({ acao, verbo, text, titulo, view, iniciar, onClose }: ComecarProps) {
  const setor = useSetor()
  const goOn = useGoOn()
  return (
    <FormDialog
      title={`${acao}?`}
      text={`${text} Tudo é gravado de uma vez: se algo falhar no meio, nada muda.`}
      maxWidth="xs"
      schema={schema}
      defaultValues={{ titulo: titulo.slice(0, TITULO_MAXIMO) }}
      submitLabel={verbo}
      sending="Começando…"
      onSubmit={async (dados) => {
        const { id } = await iniciar(dados.titulo)
        void goOn(hrefOf(setor, view, { id }))
      }}
      onClose={onClose}
    >
      <TextInput source="titulo" label="O que o histórico de cada pessoa diz" maxLength={TITULO_MAXIMO} />
    </FormDialog>
  )
}
