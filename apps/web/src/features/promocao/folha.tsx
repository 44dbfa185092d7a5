import { formularioPromocao } from '@rh/domain/processos/promocao/formulario'
import { defineFolhaDaTela } from '../processo/form/formulario.ts'
import { Campos } from './Campos.tsx'
import type { Opcoes, Simulacao as Simulada } from './registro.ts'
import { perguntados } from './reversao.ts'
import { Simulacao } from './Simulacao.tsx'

/** The sheet on which a promotion is asked for, and put right. */
export const folha = defineFolhaDaTela<Opcoes, Simulada>({
  ...formularioPromocao.folha,
  titulo: (nome) => `Promover ${nome}`,
  enviar: 'Pedir promoção',
  Campos,
  Simulacao,
  perguntados,
})
