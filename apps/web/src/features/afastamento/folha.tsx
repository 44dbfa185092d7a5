import { formularioAfastamento } from '@rh/domain/processos/afastamento/formulario'
import { defineFolhaDaTela } from '../processo/form/formulario.ts'
import { Campos } from './form/Campos.tsx'
import { pedePapel, perguntados } from './form/campos.ts'
import { acharMotivo } from './form/motivos.ts'
import { Simulacao } from './form/Simulacao.tsx'
import type { Opcoes, Simulacao as Simulada } from './registro.ts'

/** The sheet on which a leave is informed, and corrected. */
export const folha = defineFolhaDaTela<Opcoes, Simulada>({
  ...formularioAfastamento.folha,
  titulo: (nome) => `Informar afastamento de ${nome}`,
  enviar: 'Informar afastamento',
  Campos,
  cartoes: true,
  Simulacao,
  perguntados,
  documento: (opcoes, dados) => {
    const motivo = acharMotivo(opcoes, dados?.['motivo'])
    return motivo && !pedePapel(motivo) ? null : opcoes.comprovanteTipoId
  },
})
