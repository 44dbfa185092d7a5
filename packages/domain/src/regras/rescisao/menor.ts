import { somarAnos, type DataIso } from '../calendario/datas.ts'

const MAIORIDADE = 18

/** Whether somebody is under 18 on a day, who signs the receipt of a rescisão with who answers for them (CLT art. 439). */
export const isMenorEm = (nascimento: DataIso | null | undefined, dia: DataIso): boolean =>
  !!nascimento && somarAnos(nascimento, MAIORIDADE) > dia
