import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Indice } from '../processo/formulario.ts'

const texto = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null)

/** What the index of processes says of an admission: the person to hire, the start, the post asked for and why. */
export const indiceDaAdmissao = ({ pessoais, vaga }: Rascunho): Indice => ({
  nome: texto(pessoais?.nomeSocial) ?? texto(pessoais?.nome),
  nomeCivil: texto(pessoais?.nomeSocial) && texto(pessoais?.nome),
  cpf: texto(pessoais?.cpf),
  data: texto(vaga?.dataPrevista),
  motivo: texto(vaga?.motivo),
  postoId: typeof vaga?.postoId === 'number' ? vaga.postoId : null,
})
