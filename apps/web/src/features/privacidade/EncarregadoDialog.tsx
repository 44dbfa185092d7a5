import { email, textoObrigatorio } from '@rh/domain/br/campos'
import type { ReplyOf } from '../../lib/api/api.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'

const schema = z.object({ nome: textoObrigatorio(120, 3), email })

interface EncarregadoDialogProps {
  readonly resposta: ReplyOf<'GET /api/privacidade/encarregado'>
  readonly onClose: () => void
}

/** Who is named to people and to ANPD. */
export function EncarregadoDialog({ resposta, onClose }: EncarregadoDialogProps) {
  const { encarregado } = resposta
  const valores = { nome: encarregado?.nome ?? '', email: encarregado?.email ?? '' }
  const { saving } = useBaseVersion(resposta.versao, valores)
  const salvar = useSubmit('PUT /api/privacidade/encarregado', {
    invalidates: ['GET /api/privacidade/encarregado', 'GET /api/empresa'],
  })
  return (
    <FormDialog
      title="Encarregado dos dados"
      text="Nome e e-mail aparecem no aviso ao candidato, no registro de cada titular e no registro de tratamentos."
      maxWidth="xs"
      schema={schema}
      defaultValues={valores}
      versao={resposta.versao}
      submitLabel="Salvar"
      onSubmit={async (dados) => {
        await saving((versao) => salvar.mutateAsync({ body: { versao, ...dados } }))
        notify.success('Encarregado informado.')
      }}
      onClose={onClose}
    >
      <TextInput source="nome" label="Nome" maxLength={120} cols={12} />
      <TextInput source="email" label="E-mail" type="email" cols={12} />
    </FormDialog>
  )
}
