import { fimDoAprendiz } from '@rh/domain/regras/admissao/aprendizagem'
import { datasDaExperiencia } from '@rh/domain/regras/experiencia/contrato'
import type { Papel } from '../../../papeis/papel.ts'
import { nomeDoCampo } from '../../colaborador/nomes.ts'
import { papelDoRegistro, prazoDe } from '../../colaborador/registro/papel.ts'
import type { FatosDoPapel } from './fatos.ts'
import { lugarDe } from './textos.ts'

/** The register of an employee as the admission leaves it; the file prints it as it has become since. */
export const fichaDeRegistro = (fatos: FatosDoPapel): Papel => {
  const { pessoais, documentos, endereco, vaga, dependentes } = fatos.dados
  return papelDoRegistro({
    matricula: fatos.matricula,
    pessoa: { ...pessoais, ...documentos, ...endereco },
    paisNascimento: nomeDoCampo('paisNascimento', pessoais.paisNascimento),
    contrato: {
      ...fatos.posto,
      dataAdmissao: vaga.dataPrevista,
      dataDesligamento: null,
      categoria: vaga.categoria,
      prazo: prazoDe(
        {
          fimExperiencia: datasDaExperiencia(vaga.dataPrevista, vaga.experienciaDias)?.fimPrimeiro ?? null,
          fimAprendizagem: fimDoAprendiz(vaga.categoria, vaga.fimAprendizagem) ?? null,
        },
        vaga.dataPrevista,
      ),
      salarioCentavos: vaga.salarioCentavos,
    },
    dependentes: dependentes.lista ?? [],
    alteracoes: [],
    ausencias: [],
    lugar: lugarDe(fatos),
    empregadora: fatos.timbre.razaoSocial,
  })
}
