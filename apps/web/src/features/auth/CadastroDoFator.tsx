import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { isCodigoDoApp, normalizarCodigoDoApp } from '@rh/domain/acesso/codigo-do-app'
import { useState } from 'react'
import { call, type ReplyOf } from '../../lib/api/api.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { open } from '../../lib/session/session.ts'
import { AppSetup } from '../../ui/data/AppSetup.tsx'
import { RecoveryCodes } from '../../ui/data/RecoveryCodes.tsx'
import { OneTimeCodeField } from '../../ui/form/inputs/OneTimeCodeField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FalhaDoPasso, type SegundoPassoProps } from './SegundoPasso.tsx'
import { useCodigo } from './use-codigo.ts'

type Cadastrado = ReplyOf<'POST /api/auth/segundo-fator/cadastrar'>

/** The company asks for a second factor and there is none: it is set up here, and only then the person is in. */
export function CadastroDoFator({ falta: { bilhete, app }, onBack }: SegundoPassoProps) {
  const [feito, setFeito] = useState<Cadastrado>()
  const { codigo, setCodigo, erro, failure, busy, recusados, submit } = useCodigo({
    conferir: (texto) =>
      isCodigoDoApp(normalizarCodigoDoApp(texto)) ? undefined : 'Digite os 6 números do aplicativo',
    enviar: async (texto) =>
      setFeito(await call('POST /api/auth/segundo-fator/cadastrar', { body: { bilhete, codigo: texto } })),
    onVencido: onBack,
  })

  if (feito) return <Guardar {...feito} />
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
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
      <PlainButton type="button" data-quiet onClick={() => onBack()}>
        Voltar para usuário e senha
      </PlainButton>
    </Box>
  )
}

function Guardar({ sessao, codigos }: Cadastrado) {
  const { usuario } = sessao.user
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography component="output">
        Aplicativo cadastrado. Guarde agora os códigos de recuperação.
      </Typography>
      <RecoveryCodes codigos={codigos} titulo={`Códigos de recuperação de ${usuario}`} />
      <PlainButton type="button" onClick={() => open(sessao)}>
        Guardei os códigos: entrar
      </PlainButton>
    </Box>
  )
}
