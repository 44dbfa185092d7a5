import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { vinculo } from '@rh/domain/campos/vinculo'
import type { Aba } from '@rh/domain/colaborador/abas'
import { camposPessoa } from '@rh/domain/colaborador/campos'
import { Link, useSearchParams } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { coluna, colunas } from '../partes.tsx'
import { EstabilidadesCard } from '../estabilidades/EstabilidadesCard.tsx'
import { ExperienciaCard } from '../experiencia/ExperienciaCard.tsx'
import { ProcessosCard } from '../ProcessosCard.tsx'
import type { Ficha } from '../queries.ts'
import { escreverCampo, linhasDaVersao } from '../valores.ts'

interface AvisoProps {
  readonly severity: 'warning' | 'error' | 'info'
  readonly text: string
  readonly aba: Aba
}

/** What asks for attention in the file, the most urgent first. */
export function avisosDe(ficha: Ficha): AvisoProps[] {
  const { contagens, experiencia, versoes } = ficha
  const { documentosVencidos = 0, documentosAVencer = 0 } = contagens
  const futura = versoes.find(({ estado }) => estado === 'futura')
  return [
    ...(documentosVencidos > 0
      ? [{ severity: 'error', text: documentos(documentosVencidos, 'vencido'), aba: 'documentos' } as const]
      : []),
    ...(documentosAVencer > 0
      ? [{ severity: 'warning', text: documentos(documentosAVencer, 'a vencer'), aba: 'documentos' } as const]
      : []),
    ...(experiencia && !ficha.acompanhamento
      ? [{ severity: 'warning', text: fimDaExperiencia(ficha), aba: 'contrato' } as const]
      : []),
    ...(ficha.aprendizagem
      ? [{ ...fimDaAprendizagem(ficha.aprendizagem.fim), aba: 'contrato' } as const]
      : []),
    ...(futura
      ? [
          {
            severity: 'info',
            text: `Mudança agendada para ${formatDate(futura.vigencia)}: ${futura.motivo}`,
            aba: 'contrato',
          } as const,
        ]
      : []),
  ].filter(({ aba }) => ficha.abas.includes(aba))
}

function documentos(quantos: number, como: 'vencido' | 'a vencer'): string {
  if (como === 'a vencer')
    return quantos === 1 ? '1 documento a vencer em 30 dias' : `${quantos} documentos a vencer em 30 dias`
  return quantos === 1 ? '1 documento vencido' : `${quantos} documentos vencidos`
}

function fimDaExperiencia({ experiencia, em }: Ficha): string {
  if (!experiencia) return ''
  const { fimPrimeiro, fimFinal } = experiencia
  return fimPrimeiro < fimFinal && em <= fimPrimeiro
    ? `Experiência: primeiro período até ${formatDate(fimPrimeiro)}, prorrogável até ${formatDate(fimFinal)}`
    : `Experiência até ${formatDate(fimFinal)}`
}

const fimDaAprendizagem = (fim: string | null): Pick<AvisoProps, 'severity' | 'text'> =>
  fim === null
    ? { severity: 'warning', text: 'Aprendiz sem o último dia do contrato registrado' }
    : { severity: 'info', text: `Contrato de aprendizagem até ${formatDate(fim)}` }

export function Resumo({ ficha }: { readonly ficha: Ficha }) {
  const avisos = avisosDe(ficha)
  return (
    <Box sx={colunas}>
      <Box sx={coluna}>
        {ficha.acompanhamento && <ExperienciaCard ficha={ficha} experiencia={ficha.acompanhamento} />}
        {avisos.length > 0 && (
          <Box sx={{ display: 'grid', gap: 1 }}>
            {avisos.map((aviso) => (
              <Aviso key={aviso.text} {...aviso} />
            ))}
          </Box>
        )}
        <Section title="Em poucas linhas" actions={<Ligar telefone={ficha.pessoa.telefone} />}>
          <DefinitionList items={fatosDe(ficha)} />
        </Section>
      </Box>
      <Box sx={coluna}>
        {ficha.tempo === 'hoje' && (
          <>
            <ProcessosCard ficha={ficha} />
            <EstabilidadesCard ficha={ficha} />
          </>
        )}
      </Box>
    </Box>
  )
}

function Aviso({ severity, text, aba }: AvisoProps) {
  const [search] = useSearchParams()
  const em = search.get('em')
  return (
    <Alert
      severity={severity}
      icon={<Icon name={severity === 'info' ? 'calendario' : 'alerta'} />}
      action={
        <Button
          component={Link}
          to={`?${new URLSearchParams({ aba, ...(em && { em }) }).toString()}`}
          size="small"
          color="inherit"
          aria-label={`Ver: ${text}`}
        >
          Ver
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

/** A supervisor on the way calls with one touch. */
function Ligar({ telefone }: { readonly telefone: string | null | undefined }) {
  if (!telefone) return null
  return (
    <Button
      component="a"
      href={`tel:+55${telefone}`}
      size="small"
      variant="outlined"
      startIcon={<Icon name="telefone" size={18} />}
    >
      {escreverCampo('telefone', telefone)}
    </Button>
  )
}

function fatosDe({ pessoa, versoes, contagens, ...ficha }: Ficha) {
  const vigente = versoes.find(({ estado }) => estado === 'em_vigor')
  const se = (valor: string | number | null | undefined, label: string, value: string) =>
    valor === null || valor === undefined ? [] : [{ label, value }]
  return [
    ...linhasDaVersao(vigente, ['cargo', 'posto', 'contrato', 'escala']),
    { label: vinculo.dataAdmissao.label, value: formatDate(ficha.dataAdmissao) },
    ...se(ficha.dataDesligamento, vinculo.dataDesligamento.label, formatDate(ficha.dataDesligamento)),
    ...linhasDaVersao(vigente, ['salarioCentavos']),
    ...se(pessoa.nascimento, camposPessoa.nascimento, escreverCampo('nascimento', pessoa.nascimento)),
    ...se(pessoa.cpf, camposPessoa.cpf, escreverCampo('cpf', pessoa.cpf)),
    ...se(contagens.pecasEmMaos, 'Uniformes e EPIs em mãos', String(contagens.pecasEmMaos)),
    ...se(contagens.dependentes, 'Dependentes', String(contagens.dependentes)),
  ]
}
