import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { isCodigoDoApp, normalizarCodigoDoApp } from '@rh/domain/acesso/codigo-do-app'
import { useState } from 'react'
import { call, type ReplyOf } from '../../lib/api/api.ts'
import { criarChave } from '../../lib/chave/chave.ts'
import { temChavesDeAcesso } from '../../lib/chave/suporte.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { open } from '../../lib/session/session.ts'
import { AppSetup } from '../../ui/data/AppSetup.tsx'
import { RecoveryCodes } from '../../ui/data/RecoveryCodes.tsx'
import { OneTimeCodeField } from '../../ui/form/inputs/OneTimeCodeField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FalhaDoPasso } from './FalhaDoPasso.tsx'
import type { SegundoPassoProps } from './SegundoPasso.tsx'
import { useCodigo } from './use-codigo.ts'
import { usePasso } from './use-passo.ts'

type Cadastrado = ReplyOf<'POST /api/auth/segundo-fator/cadastrar'>

const outros = { chave: 'Prefiro um aplicativo de códigos', app: 'Prefiro uma chave de acesso' } as const

/** The company asks for a second factor and there is none: it is set up here, and only then the person is in. */
export function CadastroDoFator({ falta, onBack }: SegundoPassoProps) {
  const comChaves = falta.aceitaChaves && temChavesDeAcesso()
  const [meio, setMeio] = useState<keyof typeof outros>(comChaves ? 'chave' : 'app')
  const [feito, setFeito] = useState<Cadastrado>()
  if (feito) return <Guardar {...feito} />
  const Meio = meio === 'chave' ? NovaChave : NovoApp
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Meio falta={falta} onBack={onBack} onDone={setFeito} />
      {comChaves && (
        <PlainButton type="button" data-quiet onClick={() => setMeio(meio === 'chave' ? 'app' : 'chave')}>
          {outros[meio]}
        </PlainButton>
      )}
      <PlainButton type="button" data-quiet onClick={() => onBack()}>
        Voltar para usuário e senha
      </PlainButton>
    </Box>
  )
}

interface NovoProps extends SegundoPassoProps {
  readonly onDone: (feito: Cadastrado) => void
}

function NovaChave({ falta: { bilhete }, onBack, onDone }: NovoProps) {
  const { busy, failure, tentar } = usePasso(onBack)
  const criar = () =>
    tentar(async () => {
      const { opcoes, nome } = await call('POST /api/auth/segundo-fator/preparar-chave', {
        body: { bilhete },
      })
      const credencial = await criarChave(opcoes)
      onDone(
        await call('POST /api/auth/segundo-fator/cadastrar-chave', { body: { bilhete, nome, credencial } }),
      )
    })
  return (
    <>
      <Typography>
        A empresa pede um segundo passo para entrar no seu acesso. Crie uma chave de acesso: depois da senha,
        você confirma com a digital, o rosto ou o PIN do aparelho.
      </Typography>
      {failure && <FalhaDoPasso failure={failure} />}
      <PlainButton
        ref={focusOnMount}
        type="button"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void criar()}
      >
        {busy ? 'Esperando o aparelho…' : 'Criar chave de acesso'}
      </PlainButton>
    </>
  )
}

function NovoApp({ falta: { bilhete, app }, onBack, onDone }: NovoProps) {
  const { codigo, setCodigo, erro, failure, busy, recusados, submit } = useCodigo({
    conferir: (texto) =>
      isCodigoDoApp(normalizarCodigoDoApp(texto)) ? undefined : 'Digite os 6 números do aplicativo',
    enviar: async (texto) =>
      onDone(await call('POST /api/auth/segundo-fator/cadastrar', { body: { bilhete, codigo: texto } })),
    onVencido: onBack,
  })
  return (
    <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
      <Typography>
        A empresa pede um segundo passo para entrar no seu acesso: além da senha, um código do seu celular.
      </Typography>
      {app && <AppSetup {...app} />}
      {failure && <FalhaDoPasso failure={failure} />}
      <OneTimeCodeField
        // An empty one, with the focus, for each code to be typed.
        key={recusados}
        label="Código do aplicativo"
        helper="Os 6 números que o aplicativo mostra depois de adicionar a conta."
        numeric
        value={codigo}
        error={erro}
        inputRef={focusOnMount}
        onChange={setCodigo}
      />
      <PlainButton type="submit" disabled={busy} aria-busy={busy}>
        {busy ? 'Conferindo…' : 'Confirmar'}
      </PlainButton>
    </form>
  )
}

function Guardar({ sessao, codigos }: Cadastrado) {
  const { usuario } = sessao.user
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography component="output">
        Segundo passo cadastrado. Guarde agora os códigos de recuperação.
      </Typography>
      <RecoveryCodes codigos={codigos} titulo={`Códigos de recuperação de ${usuario}`} />
      <PlainButton type="button" onClick={() => open(sessao)}>
        Guardei os códigos: entrar
      </PlainButton>
    </Box>
  )
}
