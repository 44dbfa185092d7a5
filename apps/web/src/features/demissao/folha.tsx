import { formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import { defineFolhaDaTela } from '../processo/form/formulario.ts'
import { Antes } from './form/Antes.tsx'
import { Campos } from './form/Campos.tsx'
import { perguntados } from './form/campos.ts'
import { Conta } from './form/Conta.tsx'
import { Simulacao } from './form/Simulacao.tsx'
import type { Opcoes, Simulacao as Simulada } from './registro.ts'

/** The sheet on which a dismissal is asked for, and put right. */
export const folha = defineFolhaDaTela<Opcoes, Simulada>({
  ...formularioDemissao.folha,
  titulo: (nome) => `Pedir a demissão de ${nome}`,
  enviar: 'Enviar ao Rh',
  Campos,
  cartoes: true,
  Antes,
  doEndereco: ['causa', 'comunicacao', 'aviso'],
  Simulacao,
  Conta,
  perguntados,
})
