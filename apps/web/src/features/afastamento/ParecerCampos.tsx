import { YesNoInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import type { Registro } from './registro.ts'

const A_CONFIRMAR = 'MESMA_DOENCA_A_CONFIRMAR'

/** Whether Sesmt has to say if this is the illness of the leave before. */
export const perguntaMesmaDoenca = ({ pendencias }: Pick<Registro, 'pendencias'>): boolean =>
  pendencias.some(({ codigo }) => codigo === A_CONFIRMAR)

export const MesmaDoenca = ({ registro }: { readonly registro: Registro }) =>
  perguntaMesmaDoenca(registro) && (
    <YesNoInput
      source="mesmaDoenca"
      label="É a mesma doença do afastamento anterior?"
      helper="Se for, os dias se somam e o INSS pode pagar antes (Decreto 3.048/1999 art. 75)."
      opcional
    />
  )
