import { codigosDe } from '@rh/domain/codigos/codigos'
import { dadosDoWebhook, type DadosDoWebhook, type WebhookVisto } from '@rh/domain/contract/webhooks'
import { camposDoWebhook, eventosDeEfeito } from '@rh/domain/integracoes/eventos'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useStepUp } from '../../../ui/feedback/PasswordConfirm.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { ChecksInput } from '../../../ui/form/inputs/ChecksInput.tsx'
import { ManyInput } from '../../../ui/form/inputs/ManyInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'

const listas = { invalidates: ['GET /api/webhooks/listar'] } as const

interface NovoWebhookProps {
  /** Receives the secret, which nobody can see again. */
  readonly onCriado: (segredo: string) => void
  readonly onClose: () => void
}

export function NovoWebhook({ onCriado, onClose }: NovoWebhookProps) {
  const withPassword = useStepUp()
  const criar = useSubmit('POST /api/webhooks/criar', listas)
  return (
    <WebhookDialog
      title="Novo webhook"
      dados={{ nome: '', url: '', eventos: [], campos: [] }}
      submitLabel="Criar webhook"
      onSubmit={async (body) => {
        const { segredo } = await withPassword(() => criar.mutateAsync({ body }))
        onCriado(segredo)
      }}
      onClose={onClose}
    />
  )
}

interface EditarWebhookProps {
  readonly webhook: WebhookVisto
  readonly onClose: () => void
}

export function EditarWebhook({ webhook, onClose }: EditarWebhookProps) {
  const withPassword = useStepUp()
  const atualizar = useSubmit('PUT /api/webhooks/atualizar', listas)
  const { id, nome, url, eventos, campos } = webhook
  const dados = { nome, url, eventos, campos }
  const { saving } = useBaseVersion(webhook.versao, dados)
  return (
    <WebhookDialog
      title={`Editar ${nome}`}
      dados={dados}
      versao={webhook.versao}
      submitLabel="Salvar"
      onSubmit={(digitados) =>
        saving((versao) =>
          withPassword(() => atualizar.mutateAsync({ body: { id, versao, dados: digitados } })),
        )
      }
      onClose={onClose}
    />
  )
}

interface WebhookDialogProps {
  readonly title: string
  readonly dados: DadosDoWebhook
  readonly versao?: number
  readonly submitLabel: string
  readonly onSubmit: (dados: DadosDoWebhook) => Promise<unknown>
  readonly onClose: () => void
}

const WebhookDialog = ({ title, dados, versao, submitLabel, onSubmit, onClose }: WebhookDialogProps) => (
  <FormDialog
    title={title}
    text="Salvar pede a sua senha."
    schema={dadosDoWebhook}
    defaultValues={dados}
    versao={versao}
    submitLabel={submitLabel}
    onSubmit={onSubmit}
    onClose={onClose}
  >
    <TextInput source="nome" label="Sistema avisado" placeholder="Ponto eletrônico" maxLength={80} />
    <TextInput
      source="url"
      label="Endereço"
      type="url"
      inputMode="url"
      placeholder="https://ponto.empresa.com.br/avisos"
      helper="Com https, na internet. Da rede interna, só o que a configuração do servidor permite."
      maxLength={500}
    />
    <ManyInput
      source="eventos"
      label="Eventos"
      placeholder="Escolha os eventos"
      options={codigosDe(eventosDeEfeito).map((value) => ({ value, label: eventosDeEfeito[value].label }))}
    />
    <ChecksInput
      source="campos"
      label="Além dos números, dizer"
      opcional
      options={codigosDe(camposDoWebhook).map((value) => ({ value, label: camposDoWebhook[value].label }))}
    />
  </FormDialog>
)
