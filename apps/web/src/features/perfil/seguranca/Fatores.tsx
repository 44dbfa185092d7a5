import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Seguranca } from '@rh/domain/contract/segundo-fator'
import { useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { temChavesDeAcesso } from '../../../lib/chave/suporte.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { useStepUp } from '../../../ui/feedback/PasswordConfirm.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LinhaDoAparelho } from '../LinhaDoAparelho.tsx'
import type { Preparado } from './AppDialog.tsx'
import { Chaves } from './Chaves.tsx'
import type { ChavePreparada } from './ChaveDialog.tsx'
import { DESCONECTADOS, useGuardar } from './mudancas.ts'
import { usos } from './usos.ts'

// Once in the life of a phone.
const AppDialog = lazyPart('AppDialog', async () => (await import('./AppDialog.tsx')).AppDialog)
const CodigosDialog = lazyPart('CodigosDialog', async () => (await import('./AppDialog.tsx')).CodigosDialog)
const ChaveDialog = lazyPart('ChaveDialog', async () => (await import('./ChaveDialog.tsx')).ChaveDialog)

interface FatoresProps {
  readonly seguranca: Seguranca
  readonly usuario: string
}

interface Cadastrado {
  readonly seguranca: Seguranca
  readonly codigos: readonly string[]
}

/** What the person has, and what may be added to it. */
export function Fatores({ seguranca, usuario }: FatoresProps) {
  const { app, chaves, codigos, exigido } = seguranca
  const guardar = useGuardar()
  const [mostrados, setMostrados] = useState<readonly string[]>([])
  const tem = app !== null || chaves.length > 0
  const unico = (app ? 1 : 0) + chaves.length === 1
  const cadastrado = (feito: Cadastrado, texto: string): void => {
    guardar(feito.seguranca)
    setMostrados(feito.codigos)
    notify.success(texto, DESCONECTADOS)
  }
  return (
    <>
      {exigido && !tem && (
        <Alert severity="warning" icon={<Icon name="cadeado" />} sx={{ mb: 2 }}>
          A empresa exige o segundo passo do seu acesso. Cadastre agora: na próxima entrada ele será pedido.
        </Alert>
      )}
      {tem ? (
        <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
          <Chaves chaves={chaves} fica={exigido && unico} />
          {app && <LinhaDoApp app={app} fica={exigido && unico} />}
          <LinhaDosCodigos
            codigos={codigos}
            onCodigos={(feito) => {
              guardar(feito.seguranca)
              setMostrados(feito.codigos)
            }}
          />
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Depois da senha, o sistema pede que você confirme com uma chave de acesso (a digital, o rosto ou o
          PIN do seu aparelho) ou com um código que só o seu celular mostra, de um aplicativo como Google
          Authenticator, Microsoft Authenticator ou 2FAS.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, mt: 2 }}>
        <NovaChave
          seguranca={seguranca}
          onDone={(feito) => cadastrado(feito, 'Chave de acesso cadastrada.')}
        />
        <NovoApp
          label={app ? 'Trocar de aplicativo ou de celular' : 'Cadastrar aplicativo'}
          onDone={(feito) => cadastrado(feito, 'Aplicativo cadastrado.')}
        />
      </Box>
      {mostrados.length > 0 && (
        <CodigosDialog codigos={mostrados} usuario={usuario} onClose={() => setMostrados([])} />
      )}
    </>
  )
}

interface NovoProps {
  readonly onDone: (feito: Cadastrado) => void
}

function NovaChave({ seguranca: { aceitaChaves }, onDone }: NovoProps & Pick<FatoresProps, 'seguranca'>) {
  const withPassword = useStepUp()
  const preparar = useSubmit('POST /api/conta/seguranca/chaves/preparar')
  const [preparada, setPreparada] = useState<ChavePreparada | null>(null)
  const comecar = async (): Promise<void> => {
    try {
      setPreparada(await withPassword(() => preparar.mutateAsync({ body: { meio: 'chave' } })))
    } catch (error) {
      tellFailure(error)
    }
  }
  if (!aceitaChaves || !temChavesDeAcesso())
    return (
      <Typography variant="body2" color="textSecondary" sx={{ width: 1 }}>
        Chaves de acesso não funcionam neste navegador ou neste endereço. Abra o sistema, num navegador atual,
        pelo endereço https que a empresa usa.
      </Typography>
    )
  return (
    <>
      <Button size="small" variant="contained" loading={preparar.isPending} onClick={() => void comecar()}>
        Cadastrar chave de acesso
      </Button>
      {preparada && (
        <ChaveDialog
          preparada={preparada}
          onDone={(feito) => {
            setPreparada(null)
            onDone(feito)
          }}
          onClose={() => setPreparada(null)}
        />
      )}
    </>
  )
}

function NovoApp({ label, onDone }: NovoProps & { readonly label: string }) {
  const withPassword = useStepUp()
  const preparar = useSubmit('POST /api/conta/seguranca/preparar')
  const [preparado, setPreparado] = useState<Preparado | null>(null)
  const comecar = async (): Promise<void> => {
    try {
      setPreparado(await withPassword(() => preparar.mutateAsync({ body: { meio: 'app' } })))
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={preparar.isPending}
        onClick={() => void comecar()}
      >
        {label}
      </Button>
      {preparado && (
        <AppDialog
          preparado={preparado}
          onDone={(feito) => {
            setPreparado(null)
            onDone(feito)
          }}
          onClose={() => setPreparado(null)}
        />
      )}
    </>
  )
}

interface LinhaDoAppProps {
  readonly app: NonNullable<Seguranca['app']>
  /** The company asks for a second factor, and there is no other. */
  readonly fica: boolean
}

function LinhaDoApp({ app: { criadoEm, usadoEm }, fica }: LinhaDoAppProps) {
  const guardar = useGuardar()
  const withPassword = useStepUp()
  const retirar = useSubmit('POST /api/conta/seguranca/retirar')
  const [perguntando, setPerguntando] = useState(false)
  const confirmar = async (): Promise<void> => {
    setPerguntando(false)
    try {
      guardar(await withPassword(() => retirar.mutateAsync({ body: { meio: 'app' } })))
      notify.success('Aplicativo retirado.', DESCONECTADOS)
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <LinhaDoAparelho
        nome="Aplicativo de códigos"
        detalhe={usos(criadoEm, usadoEm)}
        atos={
          fica
            ? []
            : [
                {
                  label: 'Retirar',
                  about: 'Retirar o aplicativo de códigos',
                  busy: retirar.isPending,
                  onClick: () => setPerguntando(true),
                },
              ]
        }
      />
      <ConfirmDialog
        open={perguntando}
        title="Retirar o aplicativo de códigos?"
        text="Os códigos que ele mostra deixam de valer. Sem outro segundo passo, quem souber a sua senha entra só com ela, e os códigos de recuperação também deixam de valer."
        confirmLabel="Retirar"
        tone="error"
        onConfirm={() => void confirmar()}
        onClose={() => setPerguntando(false)}
      />
    </>
  )
}

interface LinhaDosCodigosProps {
  readonly codigos: number
  readonly onCodigos: (feito: Cadastrado) => void
}

function LinhaDosCodigos({ codigos, onCodigos }: LinhaDosCodigosProps) {
  const withPassword = useStepUp()
  const trocar = useSubmit('POST /api/conta/seguranca/codigos')
  const [perguntando, setPerguntando] = useState(false)
  const confirmar = async (): Promise<void> => {
    setPerguntando(false)
    try {
      onCodigos(await withPassword(() => trocar.mutateAsync({ body: { trocar: true } })))
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <LinhaDoAparelho
        icone="cadeado"
        nome="Códigos de recuperação"
        detalhe={restam(codigos)}
        atos={[
          {
            label: 'Criar outros',
            about: 'Criar outros códigos de recuperação',
            busy: trocar.isPending,
            onClick: () => setPerguntando(true),
          },
        ]}
      />
      <ConfirmDialog
        open={perguntando}
        title="Criar outros códigos?"
        text="Os que você guardou antes deixam de valer."
        confirmLabel="Criar outros"
        onConfirm={() => void confirmar()}
        onClose={() => setPerguntando(false)}
      />
    </>
  )
}

function restam(codigos: number): string {
  if (codigos === 0) return 'Nenhum por usar: crie outros e guarde-os'
  return codigos === 1 ? 'Resta 1 por usar: crie outros' : `Restam ${codigos} por usar`
}
