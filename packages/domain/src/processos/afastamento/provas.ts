import { provasDaFolha } from '../../processo/provas.ts'
import { formularioAfastamento } from './formulario.ts'

/** What the papers of a leave prove of what was told. */
export const provasDoAfastamento = provasDaFolha(formularioAfastamento.folha.campos, {
  ATESTADO: [
    'inicio',
    'fim',
    'atestado.medico',
    'atestado.conselho',
    'atestado.registro',
    'atestado.uf',
    'atestado.emissao',
    'atestado.dias',
    'atestado.cid',
  ],
  CAT: ['acidente.data', 'acidente.obito', 'acidente.cat', 'acidente.catEm'],
  ASO_RETORNO: ['exame.data', 'exame.resultado'],
  DECISAO_INSS: [
    'beneficio.numero',
    'beneficio.especie',
    'beneficio.decisao',
    'beneficio.dib',
    'beneficio.cessacao',
  ],
})
