import { quemConfere } from '@rh/domain/processo/quem'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { provasDaAdmissao } from '@rh/domain/processos/admissao/provas'
import { readRascunho } from '@rh/domain/processos/admissao/rascunho'
import { veAnexos, veAnexosSensiveis } from '@rh/domain/processos/admissao/visibilidade'
import { quemAdmite } from '@rh/domain/setores/setores'
import type { AnexosDoProcesso } from '../processo/anexos/anexos.ts'
import { listChecklist } from './fatos-formulario.ts'
import { findDados } from './repository.ts'

/** The documents of an admission: what is asked follows from its form, on the day on which it begins. */
export const anexosDaAdmissao: AnexosDoProcesso = {
  process: admissao,
  quemEnvia: quemAdmite,
  // The certificate comes to Sesmt from the clinic.
  quemEnviaSensiveis: ['Sesmt'],
  quemConfere,
  provas: provasDaAdmissao,
  palavra: 'documentos',
  ve: veAnexos,
  veSensiveis: veAnexosSensiveis,
  async checklist(db, processoId, hoje) {
    const { parciais } = readRascunho((await findDados(db, processoId)).dados)
    return listChecklist(db, parciais, parciais.vaga.dataPrevista ?? hoje, processoId)
  },
}
