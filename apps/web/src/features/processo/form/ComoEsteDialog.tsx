import { id } from '@rh/domain/br/campos'
import { movimentos } from '@rh/domain/colaborador/movimentos'
import type { TipoDoVinculo } from '@rh/domain/processo/tipos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useNavigate } from 'react-router'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { AsyncComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { outrasPessoas, procurarPessoa } from './procurar-pessoa.ts'

const schema = z.object({ colaboradorId: id })

interface ComoEsteDialogProps {
  readonly title: string
  readonly tipo: TipoDoVinculo
  /** Who the other request is about. */
  readonly colaboradorId: number
  readonly copia: Readonly<Record<string, unknown>>
  readonly onClose: () => void
}

/** Asks for whom the same is to be requested, and opens the sheet with it. */
export function ComoEsteDialog({ title, tipo, colaboradorId, copia, onClose }: ComoEsteDialogProps) {
  const setor = useSetor()
  const navigate = useNavigate()
  return (
    <FormDialog
      title={title}
      text="As mesmas condições, para outra pessoa. O que é só desta pessoa não vai junto, e nada é enviado antes de você conferir."
      schema={schema}
      defaultValues={{}}
      submitLabel="Continuar"
      sending="Abrindo…"
      maxWidth="xs"
      onSubmit={async ({ colaboradorId: outra }) => {
        // Not in the address: it may say what somebody earns.
        await navigate(hrefOf(setor, movimentos[tipo].view, { id: outra }), { state: { como: copia } })
      }}
      onClose={onClose}
    >
      <AsyncComboInput
        source="colaboradorId"
        label="Para quem"
        placeholder="Busque por nome, matrícula ou CPF"
        search={procurarPessoa}
        toOptions={outrasPessoas(colaboradorId)}
      />
    </FormDialog>
  )
}
