import type { SimulacaoDaFolha } from '../../processo/form/formulario.ts'
import { RelogioPrevisto } from '../Relogio.tsx'
import type { Opcoes, Simulacao as Simulada } from '../registro.ts'

/** Beside the fields: until when it is paid. */
export const Simulacao = ({ simulacao }: SimulacaoDaFolha<Opcoes, Simulada>) =>
  simulacao && <RelogioPrevisto simulacao={simulacao} />
