import { definePrazos } from '../../processo/prazo.ts'
import { menorData, somarDias } from '../../regras/calendario/datas.ts'
import { postergar } from '../../regras/calendario/dias-uteis.ts'
import { dia15DoMesSeguinte } from '../../regras/esocial/prazos.ts'
import { afastamento } from './afastamento.ts'

/** First day that the company does not pay of an illness: its S-2230 is due on it (MOS S-2230). */
const DIA_DO_INSS = 16

/**
 * Term of a leave: the first day on which S-2230 may be due, whatever the reason. It is the same for all of them, since
 * those who see only the dates would read the reason from another one (LGPD art. 11).
 */
export const prazosDosAfastamentos = definePrazos(afastamento, {
  termos: {
    esocial: {
      rotulo: 'eSocial',
      lei: ({ data }) => menorData(postergar(somarDias(data, DIA_DO_INSS - 1)), dia15DoMesSeguinte(data)),
    },
  },
  em: {
    informado: 'esocial',
    em_analise: 'esocial',
    devolvido: 'esocial',
    homologado: null,
    encerrado: null,
    recusado: null,
    cancelado: null,
  },
})
