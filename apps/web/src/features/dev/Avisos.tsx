import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { alerta, notify } from '../../lib/notify.ts'
import { OfflineBanner } from '../../ui/feedback/OfflineBanner.tsx'
import { StepUpProvider, useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { SecretDialog } from '../../ui/feedback/SecretDialog.tsx'
import { TopBar } from '../../ui/feedback/TopBar.tsx'
import { ApiError } from '../../lib/api/api-error.ts'
import { erros } from '@rh/domain/errors'
import { Recuperado } from '../../ui/form/unsaved/Recuperado.tsx'
import { Near } from '../../ui/motion/Near.tsx'
import { ComoEra } from '../../ui/page/ComoEra.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { nada, row } from './comum.ts'

const kinds = ['success', 'info', 'warning', 'error'] as const
const SEGUNDO_MS = 1_000

const later = <T,>(
  settle: (resolve: (value: T) => void, reject: (error: Error) => void) => void,
): Promise<T> => new Promise((resolve, reject) => setTimeout(() => settle(resolve, reject), SEGUNDO_MS))

const Toasts = () => (
  <Box sx={row}>
    {kinds.map((kind) => (
      <Button key={kind} variant="outlined" onClick={() => notify[kind](`Aviso ${kind}`)}>
        {kind}
      </Button>
    ))}
    <Button
      variant="outlined"
      onClick={() =>
        void notify.promise(
          later((done) => done(null)),
          { loading: 'Enviando…', success: 'Enviado.' },
        )
      }
    >
      promessa cumprida
    </Button>
    <Button
      variant="outlined"
      onClick={() =>
        notify
          .promise(
            later((_, fail) => fail(new Error('O servidor recusou.'))),
            { loading: 'Enviando…', success: 'Enviado.' },
          )
          .catch(nada)
      }
    >
      promessa recusada
    </Button>
    <Button
      variant="outlined"
      onClick={() =>
        notify.info('Há uma nova versão disponível.', {
          duration: Infinity,
          action: { label: 'Atualizar', onClick: nada },
        })
      }
    >
      nova versão
    </Button>
    {([...kinds, 'loading'] as const).map((kind) => (
      <Button key={kind} onClick={() => alerta(kind, `Alerta ${kind}`)}>
        alerta {kind}
      </Button>
    ))}
  </Box>
)

/** Something that asks for the password first: `certa` is the right one. */
function Senha() {
  const withPassword = useStepUp()
  const ask = (): Promise<unknown> =>
    withPassword(async () => {
      throw new ApiError({ codigo: 'confirmar_senha', ...erros.confirmar_senha })
    })
  return (
    <Button variant="outlined" onClick={() => void ask().catch(nada)}>
      Pedir a senha
    </Button>
  )
}

const confirmar = (senha: string): Promise<unknown> =>
  senha === 'certa'
    ? Promise.resolve()
    : Promise.reject(new ApiError({ codigo: 'credenciais', ...erros.credenciais }))

/** What is fixed to the window is fixed to this frame: a transformed parent takes its place. */
const Moldura = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 220,
  overflow: 'hidden',
  transform: 'translateZ(0)',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.neutral,
}))

function SemConexao() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <Moldura sx={{ minHeight: 200 }}>{shown && <OfflineBanner />}</Moldura>
      <Button onClick={() => setShown(!shown)}>{shown ? 'A conexão volta' : 'A conexão cai'}</Button>
    </>
  )
}

function Segredo() {
  const [segredo, setSegredo] = useState<string | null>(null)
  return (
    <>
      <Button variant="outlined" onClick={() => setSegredo('7QK2-94TD-M1ZX')}>
        Mostrar um segredo
      </Button>
      <SecretDialog
        titulo="Chave criada"
        texto="Copie agora: ela não aparece de novo."
        segredo={segredo}
        rotulo="Copiar a chave"
        onClose={() => setSegredo(null)}
      />
    </>
  )
}

/** What comes and goes over a page. */
export const Avisos = () => (
  <Section title="Avisos">
    <Toasts />
    <Box sx={{ ...row, my: 2 }}>
      <StepUpProvider onConfirm={confirmar}>
        <Senha />
      </StepUpProvider>
      <Segredo />
    </Box>
    <ComoEra em="2026-06-30">Não se sabe de 30/06/2026: o que esperava cada pessoa.</ComoEra>
    <Recuperado onDiscard={nada} />
    <SemConexao />
    <Near minHeight={24}>Este texto é desenhado quando alguém chega perto dele.</Near>
    <Moldura sx={{ mt: 2, minHeight: 12 }}>
      <TopBar active />
    </Moldura>
  </Section>
)
