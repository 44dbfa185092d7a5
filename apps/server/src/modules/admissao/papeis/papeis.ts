import { admissao } from '@rh/domain/processos/admissao/admissao'
import { papeis } from '@rh/domain/processos/admissao/papeis'
import { papeisDoTipo } from '../../processo/papeis.ts'
import { avisoSaude } from './aviso-saude.ts'
import { contratoExperiencia } from './contrato-experiencia.ts'
import { gatherPapel } from './fatos.ts'
import { fichaDeRegistro } from './ficha-de-registro.ts'
import { guiaExame } from './guia-exame.ts'
import { reciboUniforme } from './recibo-uniforme.ts'
import { termoVt } from './termo-vt.ts'

/** The papers of an admission. */
export const papeisDaAdmissao = papeisDoTipo({
  process: admissao,
  papeis,
  modelos: {
    guia_exame: guiaExame,
    contrato_experiencia: contratoExperiencia,
    termo_vt: termoVt,
    recibo_uniforme: reciboUniforme,
    aviso_saude: avisoSaude,
    ficha_registro: fichaDeRegistro,
  },
  reunir: gatherPapel,
})
