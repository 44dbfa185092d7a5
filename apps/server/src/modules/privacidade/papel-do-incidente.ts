import { formatData } from '@rh/domain/br/data'
import type { Encarregado, Incidente } from '@rh/domain/contract/privacidade'
import { categoriaDe } from '@rh/domain/privacidade/categorias'
import { situacoesDoIncidente } from '@rh/domain/privacidade/incidentes'
import { campos, clausula, secao, type Papel } from '../../papeis/papel.ts'
import { encarregadoEscrito, momento } from './papel.ts'

const dia = (data: string | null): string => (data === null ? '' : formatData(data))

/** One incident as the register has it, to be shown to ANPD (Resolução CD/ANPD 15/2024, art. 10). */
export const papelDoIncidente = (i: Incidente, encarregado: Encarregado | null, fuso: string): Papel => ({
  titulo: 'Registro de incidente com dados pessoais',
  assunto: `LGPD art. 48 · Resolução CD/ANPD 15/2024, art. 10 · ${encarregadoEscrito(encarregado)}`,
  corpo: [
    campos([
      ['Situação', situacoesDoIncidente[i.situacao].label],
      ['Conhecido em', formatData(i.conhecidoEm)],
      ['Aconteceu em', dia(i.ocorridoEm)],
      ['Pessoas atingidas', i.titulares.toLocaleString('pt-BR')],
      ['Registrado por', i.registradoPor],
      ['Registrado em', momento(i.registradoEm, fuso)],
    ]),
    secao('O que aconteceu'),
    clausula(i.descricao),
    secao('Dados atingidos'),
    clausula(i.categorias.map((nome) => categoriaDe(nome).label).join(', ')),
    secao('Avaliação do risco'),
    clausula(`${i.riscoRelevante ? 'Com' : 'Sem'} risco ou dano relevante. ${i.avaliacao}`),
    secao('Medidas'),
    clausula(i.medidas),
    secao('Comunicação'),
    ...(i.riscoRelevante
      ? [
          campos([
            ['Comunicar até', formatData(i.prazo)],
            ['ANPD comunicada em', dia(i.anpdEm)],
            ['Protocolo', i.anpdProtocolo ?? ''],
            ['Titulares comunicados em', dia(i.titularesEm)],
            ['Completar até', dia(i.prazoDeCompletar)],
          ]),
        ]
      : [clausula(`Não se comunica: ${i.semComunicacao ?? ''}`)]),
  ],
})
