import { avisoDeSaude } from '@rh/domain/comunicados/modelos'
import { assinaturas, secao, type Papel } from '../../../papeis/papel.ts'
import { empregado } from '../../../papeis/textos.ts'
import type { FatosDoPapel } from './fatos.ts'
import { empresaDe, lugarDe, pessoaDe } from './textos.ts'

const clausula = (text: string): Papel['corpo'][number] => ({ style: 'clausula', text })

/** The notice of Lei 15.377/2026: vaccination, prevention of cancer, and the paid days for the exams. */
export const avisoSaude = (fatos: FatosDoPapel): Papel => ({
  titulo: avisoDeSaude.titulo,
  assunto: avisoDeSaude.base,
  corpo: [
    clausula(`${empresaDe(fatos)} informa a ${pessoaDe(fatos)}:`),
    ...avisoDeSaude.secoes.flatMap(({ titulo, texto }) => [secao(titulo), clausula(texto)]),
    clausula('A pessoa declara que recebeu este aviso.'),
    assinaturas(lugarDe(fatos), [empregado(fatos.dados.pessoais.nome)]),
  ],
})
