import type { Pendencia } from '@rh/domain/pendencia'
import { useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import type { ApiKey } from '../../../lib/api/api.ts'
import { toApiError } from '../../../lib/api/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'
import { PendenciasDialog } from '../PendenciasDialog.tsx'
import { useSubmitToRegistro } from '../registro/use-mover.ts'
import type { AtoQueEscreve } from './ato.ts'

type Valores = Readonly<Record<string, unknown>>

interface EscreverAtoProps {
  readonly ato: AtoQueEscreve
  readonly chamada: ApiKey
  readonly registro: { readonly id: number; readonly versao: number }
  /** What the fields begin with. */
  readonly inicio: Valores
  /** What was typed, as the call takes it. */
  readonly dadosDe: (typed: Valores) => object
  readonly onClose: () => void
}

interface Parado {
  readonly dados: object
  readonly pendencias: readonly Pendencia[]
}

/** Dialog of one act: its fields, and the alerts to be read where it finds some. */
export function EscreverAto({ ato, chamada, registro, inicio, dadosDe, onClose }: EscreverAtoProps) {
  const { id } = registro
  const { title, text, done, schema, inputs, label } = ato
  const enviar = useSubmitToRegistro(id)
  const { saving } = useBaseVersion(registro.versao, inicio)
  const [parado, setParado] = useState<Parado>()
  const [busy, setBusy] = useState(false)
  const registrar = async (dados: object, alertasAceitos: readonly string[] = []): Promise<void> => {
    await saving((versao) => enviar(chamada, { id, versao, dados, alertasAceitos: [...alertasAceitos] }))
    notify.success(done)
    onClose()
  }
  const aceitar = async (dados: object, aceitos: readonly string[]): Promise<void> => {
    setBusy(true)
    try {
      await registrar(dados, aceitos)
    } catch (error) {
      const { codigo, pendencias } = toApiError(error)
      if (codigo === 'pendencias') setParado({ dados, pendencias })
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (parado)
    return (
      <PendenciasDialog
        acao={label}
        pendencias={parado.pendencias}
        busy={busy}
        onAccept={(aceitos) => void aceitar(parado.dados, aceitos)}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={title}
      text={text}
      schema={schema}
      defaultValues={inicio}
      versao={registro.versao}
      submitLabel={label}
      staysOpen
      onSubmit={async (typed) => {
        const dados = dadosDe(typed)
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

/** What a record has in these fields; null where it has nothing. */
export const gravadosDe = (campos: readonly string[], dados: Valores): Valores =>
  Object.fromEntries(campos.map((campo) => [campo, dados[campo] ?? null]))
