import { blocos, type Bloco } from '@rh/domain/colaborador/blocos'
import type { CampoPessoa } from '@rh/domain/colaborador/campos'
import { useState } from 'react'
import type { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { inputsDoBloco } from './DadosCampos.tsx'
import { mudancasDe } from './mudancas.ts'
import { MudadoPorOutro } from './partes.tsx'
import type { Ficha } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

interface DadosDialogProps {
  readonly bloco: Bloco
  readonly ficha: Ficha
  readonly onClose: () => void
}

type RawForm = Record<string, unknown>

/** Corrects one part of the person's data. Who saved in between is told, and what they changed. */
export function DadosDialog({ bloco, ficha, onClose }: DadosDialogProps) {
  const [inicial] = useState(ficha)
  const campos = Object.keys(blocos[bloco].schema.shape) as CampoPessoa[]
  const valores = Object.fromEntries(campos.map((campo) => [campo, ficha.pessoa[campo] ?? null]))
  const salvar = useSalvar('PUT /api/colaborador/dados', { feito: 'Dados salvos.' })
  return (
    <FormDialog
      title={blocos[bloco].label}
      notice={<MudadoPorOutro mudancas={mudancasDe(campos, inicial, ficha)} />}
      // The parts differ; the form only needs to know that each is an object.
      schema={blocos[bloco].schema as z.ZodType<RawForm, RawForm>}
      defaultValues={valores}
      versao={ficha.versaoPessoa}
      submitLabel="Salvar"
      maxWidth="md"
      onSubmit={(dados) => salvar({ body: { id: ficha.id, versao: ficha.versaoPessoa, bloco, dados } })}
      onClose={onClose}
    >
      {inputsDoBloco[bloco]}
    </FormDialog>
  )
}
