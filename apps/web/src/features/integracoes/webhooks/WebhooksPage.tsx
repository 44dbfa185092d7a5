import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api/query.ts'
import { Segredos } from '../Segredos.tsx'
import { Webhook } from './Webhook.tsx'
import { NovoWebhook } from './WebhookDialog.tsx'

/** Addresses that are told of effects as they happen. */
export function WebhooksPage() {
  const read = useQuery(query('GET /api/webhooks/listar'))
  return (
    <Segredos
      title="Webhooks"
      subtitle="Avisam outro sistema assim que algo acontece. Vão só números, tipo e data, assinados."
      read={read}
      novo="Novo webhook"
      vazio={{
        title: 'Nenhum webhook',
        text: 'Crie um para o ponto, o acesso ao prédio ou outro sistema que precisa saber na hora de uma admissão, férias ou desligamento.',
      }}
      renderForm={(meios) => <NovoWebhook {...meios} />}
      pronto={{
        titulo: 'Webhook criado',
        texto:
          'Copie agora o segredo da assinatura e guarde no outro sistema: ele não aparece de novo, nem para você.',
        rotulo: 'Copiar o segredo',
      }}
    >
      {read.data?.results.map((webhook) => (
        <Webhook key={webhook.id} webhook={webhook} />
      ))}
    </Segredos>
  )
}
