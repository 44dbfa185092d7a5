import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { query, type ResultOf } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { ativarPush, esquecerAparelho, lerPush, type EstadoDoPush } from '../../../lib/aparelho/push.ts'
import { useUsuario } from '../../../lib/session/use-session.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LinhaDoAparelho } from '../LinhaDoAparelho.tsx'

const APARELHOS = 'GET /api/notificacoes/aparelhos'

const recados: Readonly<Record<Exclude<EstadoDoPush, 'desligado'>, string>> = {
  ligado: 'Este aparelho recebe avisos, mesmo com o sistema fechado. A mensagem não diz o nome de ninguém.',
  negado: 'O navegador bloqueia avisos deste sistema. Libere nas configurações do site e volte aqui.',
  sem_suporte:
    'Este navegador não recebe avisos com o sistema fechado. No iPhone, instale antes: Compartilhar, Adicionar à Tela de Início.',
}

/** The browsers in which the person gets messages, and this one among them. */
export function Aparelhos({ chave }: { readonly chave: string }) {
  const queries = useQueryClient()
  const { id: usuarioId } = useUsuario()
  const { data: estado } = useQuery({ queryKey: ['push', chave], queryFn: () => lerPush(chave) })
  const { data, isError, refetch } = useQuery(query(APARELHOS))
  const reler = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['push', chave] })
    await queries.invalidateQueries({ queryKey: [APARELHOS] })
  }
  const ativar = useMutation({
    mutationFn: () => ativarPush(chave, usuarioId),
    onSuccess: async (novo) => {
      await reler()
      if (novo === 'ligado') notify.success('Este aparelho recebe avisos.')
    },
    onError: tellFailure,
  })
  return (
    <section aria-label="Avisos no aparelho">
      <Typography variant="subtitle2" component="h3">
        Avisos no aparelho
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {estado === undefined || estado === 'desligado'
          ? 'Com o sistema fechado, o celular ou computador avisa que há algo esperando. A mensagem não diz o nome de ninguém.'
          : recados[estado]}
      </Typography>
      {estado === 'desligado' && (
        <Button
          variant="outlined"
          startIcon={<Icon name="sino" size={18} />}
          disabled={ativar.isPending}
          onClick={() => ativar.mutate()}
          sx={{ mt: 1.5 }}
        >
          {ativar.isPending ? 'Ativando…' : 'Ativar neste aparelho'}
        </Button>
      )}
      {isError && !data && (
        <ErrorLine onRetry={refetch}>Não foi possível ver os aparelhos que recebem avisos.</ErrorLine>
      )}
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', '&:empty': { display: 'none' } }}>
        {data?.results.map((aparelho) => (
          <Linha key={aparelho.id} aparelho={aparelho} onMudou={reler} />
        ))}
      </Box>
    </section>
  )
}

interface LinhaProps {
  readonly aparelho: ResultOf<typeof APARELHOS>
  readonly onMudou: () => Promise<void>
}

function Linha({ aparelho: { id, aparelho, criadoEm, usadoEm }, onMudou }: LinhaProps) {
  const desativar = useSubmit('POST /api/notificacoes/aparelhos/desativar', {
    onSuccess: async () => {
      await esquecerAparelho(id)
      await onMudou()
    },
  })
  return (
    <LinhaDoAparelho
      nome={aparelho}
      detalhe={usadoEm ? `Último aviso em ${formatDateTime(usadoEm)}` : `Desde ${formatDateTime(criadoEm)}`}
      atos={[
        {
          label: 'Desativar',
          about: `Desativar avisos em ${aparelho}, desde ${formatDateTime(criadoEm)}`,
          busy: desativar.isPending,
          onClick: () => desativar.mutate({ body: { id } }, { onError: tellFailure }),
        },
      ]}
    />
  )
}
