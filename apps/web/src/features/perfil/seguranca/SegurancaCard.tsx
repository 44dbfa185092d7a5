import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Seguranca } from '@rh/domain/contract/segundo-fator'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toApiError } from '../../../lib/api/api-error.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime, formatRelative } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { notify } from '../../../lib/notify.ts'
import { metodo } from '../../../lib/session/metodo.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { useStepUp } from '../../../ui/feedback/PasswordConfirm.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { LinhaDoAparelho } from '../LinhaDoAparelho.tsx'
import type { Preparado } from './AppDialog.tsx'

// Once in the life of a phone.
const AppDialog = lazyPart('AppDialog', async () => (await import('./AppDialog.tsx')).AppDialog)
const CodigosDialog = lazyPart('CodigosDialog', async () => (await import('./AppDialog.tsx')).CodigosDialog)

const segurancaQuery = query('GET /api/conta/seguranca')

/** The person's second factor: an app of codes, and codes on paper for the day it is lost. */
export const SegurancaCard = ({ usuario }: { readonly usuario: string }) => (
  <Section title="Segurança" subtitle="Com um segundo passo, quem descobrir a sua senha ainda não entra.">
    {metodo() === 'jwt' ? (
      <ComSenhaDaqui usuario={usuario} />
    ) : (
      <Typography variant="body2">
        Você entra pelo provedor de acesso da empresa: é lá que se cadastra o segundo passo.
      </Typography>
    )}
  </Section>
)

function ComSenhaDaqui({ usuario }: { readonly usuario: string }) {
  const { data, isError, error, refetch } = useQuery(segurancaQuery)
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={72} />
  return <Fatores seguranca={data} usuario={usuario} />
}

interface FatoresProps {
  readonly seguranca: Seguranca
  readonly usuario: string
}

/** Giving up the password is no failure to tell about. */
const contar = (error: unknown): void => {
  const { codigo, mensagem, acao } = toApiError(error)
  if (codigo !== 'confirmar_senha') notify.error(mensagem, { description: acao })
}

function useMudancas() {
  const queries = useQueryClient()
  const withPassword = useStepUp()
  const guardar = (seguranca: Seguranca): void => {
    queries.setQueryData(segurancaQuery.queryKey, seguranca)
    void queries.invalidateQueries({ queryKey: ['GET /api/conta/sessoes'] })
  }
  const preparar = useSubmit('POST /api/conta/seguranca/preparar')
  const retirar = useSubmit('POST /api/conta/seguranca/retirar')
  const trocar = useSubmit('POST /api/conta/seguranca/codigos')
  return { guardar, withPassword, preparar, retirar, trocar }
}

function Fatores({ seguranca: { app, codigos, exigido }, usuario }: FatoresProps) {
  const { guardar, withPassword, preparar, retirar, trocar } = useMudancas()
  const [novo, setNovo] = useState<Preparado | null>(null)
  const [mostrados, setMostrados] = useState<readonly string[]>([])
  const [perguntando, setPerguntando] = useState<'retirar' | 'codigos' | null>(null)

  const cadastrar = async (): Promise<void> => {
    try {
      setNovo(await withPassword(() => preparar.mutateAsync({ body: { meio: 'app' } })))
    } catch (error) {
      contar(error)
    }
  }
  const confirmar = async (): Promise<void> => {
    const qual = perguntando
    setPerguntando(null)
    try {
      if (qual === 'retirar') {
        guardar(await withPassword(() => retirar.mutateAsync({ body: { meio: 'app' } })))
        notify.success('Segundo passo retirado.', { description: 'Os outros aparelhos foram desconectados.' })
      } else {
        const feito = await withPassword(() => trocar.mutateAsync({ body: { trocar: true } }))
        guardar(feito.seguranca)
        setMostrados(feito.codigos)
      }
    } catch (error) {
      contar(error)
    }
  }

  return (
    <>
      {exigido && !app && (
        <Alert severity="warning" icon={<Icon name="cadeado" />} sx={{ mb: 2 }}>
          A empresa exige o segundo passo do seu acesso. Cadastre agora: na próxima entrada ele será pedido.
        </Alert>
      )}
      {app ? (
        <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
          <LinhaDoAparelho
            nome="Aplicativo de códigos"
            detalhe={`Desde ${formatDateTime(app.criadoEm)} · ${app.usadoEm ? `usado ${formatRelative(app.usadoEm)}` : 'ainda não usado para entrar'}`}
            ato={
              exigido
                ? undefined
                : {
                    label: 'Retirar',
                    about: 'Retirar o aplicativo de códigos',
                    busy: retirar.isPending,
                    onClick: () => setPerguntando('retirar'),
                  }
            }
          />
          <LinhaDoAparelho
            icone="cadeado"
            nome="Códigos de recuperação"
            detalhe={restam(codigos)}
            ato={{
              label: 'Criar outros',
              about: 'Criar outros códigos de recuperação',
              busy: trocar.isPending,
              onClick: () => setPerguntando('codigos'),
            }}
          />
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Depois da senha, o sistema pede um código que só o seu celular mostra. Serve qualquer aplicativo de
          códigos, como Google Authenticator, Microsoft Authenticator ou 2FAS.
        </Typography>
      )}
      <Button
        size="small"
        variant={app ? 'outlined' : 'contained'}
        color={app ? 'inherit' : 'primary'}
        loading={preparar.isPending}
        onClick={() => void cadastrar()}
        sx={{ mt: 2 }}
      >
        {app ? 'Trocar de aplicativo ou de celular' : 'Cadastrar aplicativo'}
      </Button>
      {novo && (
        <AppDialog
          preparado={novo}
          onDone={(feito) => {
            setNovo(null)
            guardar(feito.seguranca)
            setMostrados(feito.codigos)
            notify.success('Aplicativo cadastrado.', {
              description: 'Os outros aparelhos foram desconectados.',
            })
          }}
          onClose={() => setNovo(null)}
        />
      )}
      {mostrados.length > 0 && (
        <CodigosDialog codigos={mostrados} usuario={usuario} onClose={() => setMostrados([])} />
      )}
      <ConfirmDialog
        open={perguntando !== null}
        {...(perguntando === 'codigos' ? perguntaDosCodigos : perguntaDeRetirar)}
        onConfirm={() => void confirmar()}
        onClose={() => setPerguntando(null)}
      />
    </>
  )
}

const perguntaDeRetirar = {
  title: 'Retirar o segundo passo?',
  text: 'Quem souber a sua senha volta a entrar só com ela. Os códigos de recuperação também deixam de valer.',
  confirmLabel: 'Retirar',
  tone: 'error',
} as const
const perguntaDosCodigos = {
  title: 'Criar outros códigos?',
  text: 'Os que você guardou antes deixam de valer.',
  confirmLabel: 'Criar outros',
} as const

function restam(codigos: number): string {
  if (codigos === 0) return 'Nenhum por usar: crie outros e guarde-os'
  return codigos === 1 ? 'Resta 1 por usar: crie outros' : `Restam ${codigos} por usar`
}
