import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { cadastros, type NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormActions, FormGrid } from '../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { chaves, envelhecidas, historicoQuery, obterQuery, type Historico, type LinhaDe } from './chamadas.ts'
import { Conflito } from './Conflito.tsx'
import type { TelaDeCadastro } from './tela.ts'
import { Uso } from './Uso.tsx'

interface CadastroFormProps<N extends NomeDeCadastro> {
  readonly tela: TelaDeCadastro<N>
  /** Null for a new record. */
  readonly linha: LinhaDe<N> | null
  readonly onSaved: () => void
}

/** The fields of a record, with its saving, its conflict and its switching off. */
export function CadastroForm<N extends NomeDeCadastro>({ tela, linha, onSaved }: CadastroFormProps<N>) {
  const { um, genero, schema } = cadastros[tela.nome]
  // What the form started from: a record read again meanwhile must not change what is being typed.
  const [inicial] = useState(() => tela.valores(linha))
  const { salvar, conflito } = useSalvar(tela.nome, linha)
  return (
    <>
      <Conflito salvo={conflito} />
      <Form
        schema={schema}
        defaultValues={inicial}
        onSubmit={async (dados) => {
          await salvar(dados)
          notify.success(linha ? 'Alterações salvas.' : `${um} cadastrad${genero === 'f' ? 'a' : 'o'}.`)
          onSaved()
        }}
      >
        {linha && (
          <Box sx={{ mb: 3 }}>
            <Uso nome={tela.nome} id={linha.id} />
          </Box>
        )}
        <FormGrid>
          <tela.Campos linha={linha} />
        </FormGrid>
        <FormActions>
          {linha && <AtivarButton nome={tela.nome} linha={linha} onDone={onSaved} />}
          <SubmitButton sending="Salvando…">{linha ? 'Salvar' : 'Cadastrar'}</SubmitButton>
        </FormActions>
      </Form>
    </>
  )
}

/** Saves with the version last seen. A stale one is told with what changed, and the next save goes over it knowingly. */
function useSalvar<N extends NomeDeCadastro>(nome: N, linha: LinhaDe<N> | null) {
  const queries = useQueryClient()
  const [versao, setVersao] = useState(linha?.versao ?? 0)
  const [conflito, setConflito] = useState<Historico | null>(null)
  const invalidates = envelhecidas(nome)
  const criar = useSubmit(chaves(nome).criar, { invalidates })
  const editar = useSubmit(chaves(nome).editar, { invalidates })
  const salvar = async (dados: unknown): Promise<void> => {
    // The schema of the register validated them; its type is one of eight.
    const corpo = { dados: dados as never }
    if (!linha) return void (await criar.mutateAsync({ body: corpo }))
    try {
      await editar.mutateAsync({ body: { id: linha.id, versao, ...corpo } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.codigo !== 'versao_antiga') throw error
      const [fresca, { results }] = await Promise.all([
        queries.fetchQuery({ ...obterQuery(nome, linha.id), staleTime: 0 }),
        queries.fetchQuery({ ...historicoQuery(nome, linha.id), staleTime: 0 }),
      ])
      setVersao(fresca.versao)
      setConflito(results[0] ?? null)
      throw error
    }
  }
  return { salvar, conflito }
}

interface AtivarButtonProps<N extends NomeDeCadastro> {
  readonly nome: N
  readonly linha: LinhaDe<N>
  readonly onDone: () => void
}

function AtivarButton<N extends NomeDeCadastro>({ nome, linha, onDone }: AtivarButtonProps<N>) {
  const [perguntando, setPerguntando] = useState(false)
  const { um, genero } = cadastros[nome]
  const fim = genero === 'f' ? 'a' : 'o'
  const ativar = useSubmit(chaves(nome).ativar, {
    invalidates: envelhecidas(nome),
    onSuccess: () => {
      notify.success(`${um} ${linha.ativo ? `desativad${fim}` : `reativad${fim}`}.`)
      onDone()
    },
  })
  const enviar = (): void =>
    ativar.mutate(
      { body: { id: linha.id, versao: linha.versao, ativo: !linha.ativo } },
      {
        onError: (error) => {
          setPerguntando(false)
          tellFailure(error)
        },
      },
    )
  return (
    <Box sx={{ mr: { sm: 'auto' } }}>
      <Button
        color={linha.ativo ? 'error' : 'inherit'}
        onClick={() => (linha.ativo ? setPerguntando(true) : enviar())}
      >
        {linha.ativo ? 'Desativar' : 'Reativar'}
      </Button>
      <ConfirmDialog
        open={perguntando}
        title={`Desativar ${um.toLowerCase()}?`}
        text="Deixa de aparecer em novas escolhas. O que já usa continua como está, e dá para reativar a qualquer momento."
        confirmLabel="Desativar"
        tone="error"
        busy={ativar.isPending}
        onConfirm={enviar}
        onClose={() => setPerguntando(false)}
      >
        <Uso nome={nome} id={linha.id} />
      </ConfirmDialog>
    </Box>
  )
}
