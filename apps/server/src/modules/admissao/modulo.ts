import { admissao } from '@rh/domain/processos/admissao/admissao'
import { formulario, readRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Contexto } from '@rh/domain/processos/admissao/rule'
import { regras } from '@rh/domain/processos/admissao/rules'
import { prazosDaAdmissao } from '@rh/domain/regras/esocial/prazos'
import { camposVisiveis } from '@rh/domain/processos/admissao/visibilidade'
import { gruposDe } from '@rh/domain/setores/setores'
import { hojeEm } from '../../clock.ts'
import { lockPosto } from '../contratos/posto.ts'
import { listasDoTipo } from '../processo/listas/listas.ts'
import type { Montavel } from '../processo/modulo.ts'
import { admissoes } from './lista.ts'
import { anexosDaAdmissao } from './anexos.ts'
import { efetivar } from './efetivar.ts'
import { gatherContexto, lockCpf } from './fatos.ts'
import { aoOpinarSobreUniforme } from './kit.ts'
import { nomesDaAdmissao } from './nomes.ts'
import { papeisDaAdmissao } from './papeis/papeis.ts'
import { findPostoDaVaga } from './registro.ts'
import { indiceDaAdmissao } from './indice.ts'
import { findDados } from './repository.ts'

/** On the eve at the latest: the registration is due then. */
function ultimoDia(dados: Rascunho): string | null {
  const { dataPrevista } = readRascunho(dados).parciais.vaga
  return dataPrevista === undefined ? null : prazosDaAdmissao(dataPrevista).enviarAte
}

/** Admissão on the engine: its facts, its rules (in the domain package) and what its moves do. */
export const moduloAdmissao = (fuso: string): Montavel<Contexto> => ({
  process: admissao,
  indice: indiceDaAdmissao,
  regras,
  async contexto({ tx, agora }, processo, ator) {
    const { dados } = await findDados(tx, processo.id)
    const postoId = dados.vaga?.postoId
    if (typeof postoId === 'number') await lockPosto(tx, postoId)
    const { cpf } = readRascunho(dados).parciais.pessoais
    if (cpf !== undefined) await lockCpf(tx, cpf)
    return gatherContexto(tx, { dados, processoId: processo.id, hoje: hojeEm(agora, fuso), ator })
  },
  agendarAte: (_, dados) => ultimoDia(dados),
  aoOpinar: aoOpinarSobreUniforme(fuso),
  efeitos: { efetivar },
  formulario,
  visibilidade: { camposVisiveis },
  quemPreenche: gruposDe('admissao.editar-rascunho'),
  nomes: nomesDaAdmissao,
  anexos: anexosDaAdmissao,
  papeis: papeisDaAdmissao,
  listas: listasDoTipo(admissoes),
  extras: async (db, { processo, dados, ator, hoje }) => ({
    posto: await findPostoDaVaga(db, processo.id, dados, { ator, hoje }),
  }),
})
