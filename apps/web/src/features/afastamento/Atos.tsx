import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Pendencia } from '@rh/domain/pendencia'
import { achatar } from '@rh/domain/processo/enderecos'
import { useState } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { agrupados } from '../processo/form/folha/folha.ts'
import { PendenciasDialog } from '../processo/PendenciasDialog.tsx'
import { useSubmitToRegistro } from '../processo/registro/use-mover.ts'
import { atosQueEscrevem, observacao, type NomeDoAto } from './declarados.tsx'
import type { Registro } from './registro.ts'

interface AtosProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

const isNome = (nome: string): nome is NomeDoAto => Object.hasOwn(atosQueEscrevem, nome)

/** Whether there is something to record by an act: the others would only be refused. */
const cabe: { readonly [N in NomeDoAto]: (registro: Registro) => boolean } = {
  inss: ({ simulacao }) => simulacao?.inssApartirDe !== null,
  cat: ({ grupo }) => grupo?.codigo === 'acidente',
  exame: ({ simulacao }) => simulacao?.exameRetornoDesde !== null,
}

/** The acts that this person may do on this leave and that it has a use for. */
export const atosQueCabem = (registro: Registro): NomeDoAto[] =>
  registro.atos.filter(isNome).filter((nome) => cabe[nome](registro))

const EDITAROBS = 'editarobs'

type Aberto = NomeDoAto | typeof EDITAROBS

/** What is recorded after a leave was informed: INSS, CAT, the return exam, and what else there is to say. */
export function Atos({ registro, readOnly }: AtosProps) {
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const nomes = atosQueCabem(registro)
  const observa = registro.atos.includes(EDITAROBS)
  if (readOnly || (nomes.length === 0 && !observa)) return null
  const fechar = (): void => setAberto(null)
  return (
    <Section title="Registrar" subtitle="O que acontece depois de informado.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {nomes.map((nome) => (
          <Button key={nome} variant="outlined" onClick={() => setAberto(nome)}>
            {atosQueEscrevem[nome].label}
          </Button>
        ))}
        {observa && (
          <Button color="inherit" onClick={() => setAberto(EDITAROBS)}>
            {observacao.label}
          </Button>
        )}
      </Box>
      {aberto === EDITAROBS && <Observar registro={registro} onClose={fechar} />}
      {aberto !== null && aberto !== EDITAROBS && (
        <Escrever key={aberto} nome={aberto} registro={registro} onClose={fechar} />
      )}
    </Section>
  )
}

interface DialogoProps {
  readonly registro: Registro
  readonly onClose: () => void
}

function Observar({ registro: { id }, onClose }: DialogoProps) {
  const enviar = useSubmitToRegistro(id)
  const { title, text, done, schema, inputs, label } = observacao
  return (
    <FormDialog
      title={title}
      text={text}
      schema={schema}
      defaultValues={{ observacao: '' }}
      submitLabel={label}
      onSubmit={async (dados) => {
        await enviar('PUT /api/afastamento/editarobs', { id, ...dados })
        notify.success(done)
      }}
      onClose={onClose}
    >
      {inputs}
    </FormDialog>
  )
}

interface Parado {
  readonly dados: object
  readonly pendencias: readonly Pendencia[]
}

/** One act: its fields, and the alerts to be read where it finds some. */
function Escrever({ nome, registro, onClose }: DialogoProps & { readonly nome: NomeDoAto }) {
  const { id, versao, dados: atuais } = registro
  const enviar = useSubmitToRegistro(id)
  const [parado, setParado] = useState<Parado>()
  const [busy, setBusy] = useState(false)
  const { title, text, done, schema, inputs, label, campos } = atosQueEscrevem[nome]
  const registrar = async (dados: object, alertasAceitos: readonly string[] = []): Promise<void> => {
    await enviar(`POST /api/afastamento/${nome}`, { id, versao, dados, alertasAceitos: [...alertasAceitos] })
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
      defaultValues={agrupados(Object.fromEntries(campos.map((campo) => [campo, atuais[campo] ?? null])))}
      submitLabel={label}
      staysOpen
      onSubmit={async (typed) => {
        const dados = achatar(typed)
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
