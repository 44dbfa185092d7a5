import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { preenchidos } from '../processo/form/folha/folha.ts'
import { PendenciasDialog } from '../processo/PendenciasDialog.tsx'
import { useSubmitToRegistro } from '../processo/registro/use-mover.ts'
import type { Pendencia } from '@rh/domain/pendencia'
import { atosQueEscrevem, type Ato, type NomeDoAto } from './declarados.tsx'
import type { Registro } from './registro.ts'

interface AtosProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

const cabe = (ato: Ato, registro: Registro): boolean => ato.cabe?.(registro) ?? true

const isNome = (nome: string): nome is NomeDoAto => Object.hasOwn(atosQueEscrevem, nome)

/** What is recorded after it was asked for: the calculation put right, what came later, whether the person may come back. */
export function Atos({ registro, readOnly }: AtosProps) {
  const [aberto, setAberto] = useState<NomeDoAto | null>(null)
  const nomes = registro.atos.filter(isNome).filter((nome) => cabe(atosQueEscrevem[nome], registro))
  if (readOnly || nomes.length === 0) return null
  return (
    <Section title="Registrar" subtitle="O que se soube depois do pedido.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {nomes.map((nome) => (
          <Button key={nome} variant="outlined" color="inherit" onClick={() => setAberto(nome)}>
            {atosQueEscrevem[nome].label}
          </Button>
        ))}
      </Box>
      {aberto !== null && (
        <Escrever key={aberto} nome={aberto} registro={registro} onClose={() => setAberto(null)} />
      )}
    </Section>
  )
}

interface EscreverProps {
  readonly nome: NomeDoAto
  readonly registro: Registro
  readonly onClose: () => void
}

interface Parado {
  readonly dados: object
  readonly pendencias: readonly Pendencia[]
}

/** One act: its fields, and the alerts to be read where it finds some. */
function Escrever({ nome, registro, onClose }: EscreverProps) {
  const { id, versao, dados: atuais } = registro
  const enviar = useSubmitToRegistro(id)
  const [parado, setParado] = useState<Parado>()
  const [busy, setBusy] = useState(false)
  const { title, text, done, schema, inputs, label, campos, proposta }: Ato = atosQueEscrevem[nome]
  const registrar = async (dados: object, alertasAceitos: readonly string[] = []): Promise<void> => {
    await enviar(`POST /api/demissao/${nome}`, { id, versao, dados, alertasAceitos: [...alertasAceitos] })
    notify.success(done)
    onClose()
  }
  if (parado)
    return (
      <PendenciasDialog
        acao={label}
        pendencias={parado.pendencias}
        busy={busy}
        onAccept={(aceitos) => {
          setBusy(true)
          registrar(parado.dados, aceitos)
            .catch((error: unknown) => notify.error(toApiError(error).mensagem))
            .finally(() => setBusy(false))
        }}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={title}
      text={text}
      schema={schema}
      defaultValues={{
        ...Object.fromEntries(campos.map((campo) => [campo, atuais[campo] ?? null])),
        ...proposta?.(registro),
      }}
      submitLabel={label}
      staysOpen
      onSubmit={async (typed) => {
        const dados = preenchidos(typed)
        try {
          await registrar(dados)
        } catch (error) {
          const { codigo, pendencias } = toApiError(error)
          if (codigo !== 'pendencias') throw error
          setParado({ dados, pendencias })
        }
      }}
      onClose={onClose}
    >
      {inputs}
    </FormDialog>
  )
}
