import { formularioRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import { defineFolhaDaTela } from '../processo/form/formulario.ts'
import { Campos } from './form/Campos.tsx'
import { perguntados } from './form/perguntados.ts'
import { Simulacao } from './form/Simulacao.tsx'
import type { Opcoes, Simulacao as Simulada } from './registro.ts'

/** The sheet on which a transfer is asked for, and put right. */
export const folha = defineFolhaDaTela<Opcoes, Simulada>({
  ...formularioRemanejamento.folha,
  titulo: (nome) => `Remanejar ${nome}`,
  enviar: 'Enviar pedido',
  Campos,
  cartoes: true,
  Simulacao,
  simulacaoLarga: true,
  perguntados,
})
