import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { use, useState, type SyntheticEvent } from 'react'
import { call } from '../../lib/api/api.ts'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import { loadConfig } from '../../lib/config.ts'
import { notify } from '../../lib/notify.ts'
import type { Perfil } from '../../lib/session/use-perfil.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PasswordField } from '../../ui/form/inputs/PasswordField.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { regrasDaSenha } from './forca.ts'
import { ForcaSenha } from './ForcaSenha.tsx'

const vazia = { atual: '', nova: '' }

/** Changes the password. It is sent and forgotten: neither kept in a form library nor in a cache. */
export function SenhaForm({ perfil }: { readonly perfil: Perfil }) {
  const { nomeFantasia } = use(loadConfig())
  const contexto = [perfil.nome, perfil.email, perfil.usuario, nomeFantasia]
  const { senhas, set, erros, failure, busy, submit } = useTroca(contexto)
  return (
    <Section title="Senha" subtitle="Ao trocar, os outros aparelhos em que você entrou são desconectados.">
      <form noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Failure failure={failure} />}
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={perfil.usuario} readOnly hidden />
        <Box sx={{ display: 'grid', gap: { xs: 1, md: 3 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <div>
            <PasswordField
              label="Senha atual"
              name="senhaAtual"
              value={senhas.atual}
              onChange={(atual) => set({ ...senhas, atual })}
              error={erros.senhaAtual}
              autoComplete="current-password"
            />
            <PasswordField
              label="Nova senha"
              name="senhaNova"
              value={senhas.nova}
              onChange={(nova) => set({ ...senhas, nova })}
              error={erros.senhaNova}
              autoComplete="new-password"
            />
          </div>
          <ForcaSenha {...senhas} contexto={contexto} />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <Button type="submit" variant="contained" disabled={busy} aria-busy={busy}>
            {busy ? 'Trocando…' : 'Trocar senha'}
          </Button>
        </Box>
      </form>
    </Section>
  )
}

const Failure = ({ failure }: { readonly failure: ApiError }) => (
  <Alert severity="error" icon={<Icon name="erro" />} sx={{ mb: 2 }}>
    <strong>{failure.mensagem}</strong>
    <div>{failure.acao}</div>
  </Alert>
)

interface Erros {
  readonly senhaAtual?: string | undefined
  readonly senhaNova?: string | undefined
}

function useTroca(contexto: readonly string[]) {
  const queries = useQueryClient()
  const [senhas, set] = useState(vazia)
  const [erros, setErros] = useState<Erros>({})
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const achados = conferir(senhas, contexto)
    setErros(achados)
    setFailure(null)
    const primeiro = achados.senhaAtual ? 'senhaAtual' : achados.senhaNova && 'senhaNova'
    if (primeiro) return form.querySelector<HTMLElement>(`[name="${primeiro}"]`)?.focus()
    setBusy(true)
    try {
      const body = { senhaAtual: senhas.atual, senhaNova: senhas.nova }
      const { sessoesEncerradas } = await call('PUT /api/conta/atualizarsenha', { body })
      set(vazia)
      notify.success('Senha trocada.', { description: desconectados(sessoesEncerradas) })
      void queries.invalidateQueries({ queryKey: ['GET /api/conta/sessoes'] })
    } catch (error) {
      const api = toApiError(error)
      setErros(api.campos)
      setFailure(api)
    }
    setBusy(false)
  }
  return { senhas, set, erros, failure, busy, submit }
}

function conferir({ atual, nova }: typeof vazia, contexto: readonly string[]): Erros {
  const falta = regrasDaSenha(nova, atual, contexto).find(({ cumprida }) => !cumprida)
  return {
    ...(atual === '' && { senhaAtual: 'Digite a senha de agora' }),
    ...(falta && { senhaNova: nova === '' ? 'Digite a nova senha' : `Falta: ${falta.texto.toLowerCase()}` }),
  }
}

function desconectados(quantos: number): string {
  if (quantos === 0) return 'Nenhum outro aparelho estava conectado.'
  return quantos === 1
    ? '1 outro aparelho foi desconectado.'
    : `${quantos} outros aparelhos foram desconectados.`
}
