import type { ComponentType } from 'react'
import type { Acao } from './EstoquePage.tsx'
import { LocaisDialog } from './Locais.tsx'
import { DescartarDialog, EntradaDialog, TransferirDialog } from './MoverDialogos.tsx'
import { DevolverDialog, EntregarDialog } from './PessoaDialogos.tsx'

const dialogos: Readonly<Record<Acao, ComponentType<{ readonly onClose: () => void }>>> = {
  entregar: EntregarDialog,
  devolver: DevolverDialog,
  entrada: EntradaDialog,
  transferir: TransferirDialog,
  descartar: DescartarDialog,
  locais: LocaisDialog,
}

/** The form of what is done to the stock. */
export function Dialogos({ acao, onClose }: { readonly acao: Acao; readonly onClose: () => void }) {
  const Dialogo = dialogos[acao]
  return <Dialogo onClose={onClose} />
}
