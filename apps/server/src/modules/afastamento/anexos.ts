import { quemHomologa, quemInforma } from '@rh/domain/processos/afastamento/quem'
import { provasDoAfastamento } from '@rh/domain/processos/afastamento/provas'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { veAoMenos, visaoDo } from '@rh/domain/processos/afastamento/visibilidade'
import { prepared } from '../../db/prepared.ts'
import { anexosOferecidos } from '../processo/anexos/oferecidos.ts'
import type { AnexosDoProcesso } from '../processo/anexos/anexos.ts'

/**
 * The documents of a leave: what the reason is decides who opens them, and whoever sent one opens it again. A certificate is
 * opened by who reads the reason; what INSS decided, by who knows what the leave is about.
 */
export const anexosDoAfastamento: AnexosDoProcesso = {
  ...anexosOferecidos({
    process: afastamento,
    quemEnvia: quemInforma,
    quemConfere: quemHomologa,
    provas: provasDoAfastamento,
  }),
  async olhar(db, processoId, { grupos }) {
    const linha = await db
      .selectFrom('afastamento')
      .select('motivo')
      .where('processoId', '=', processoId)
      .modifyEnd(prepared)
      .executeTakeFirst()
    const visao = visaoDo(linha?.motivo, grupos)
    return {
      ve: veAoMenos(visao, 'grupo'),
      veSensiveis: veAoMenos(visao, 'motivo'),
      // Whoever informs the leave is asked for it; which others came would tell what it is about.
      ouveDe: ['ATESTADO'],
    }
  },
}
