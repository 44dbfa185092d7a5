import { formatDate } from '../../lib/format.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Lista, TextoDaLinha } from './partes.tsx'
import type { DocumentoDaAdmissao, Ficha } from './queries.ts'

interface DaAdmissaoProps {
  readonly ficha: Ficha
  readonly documentos: readonly DocumentoDaAdmissao[]
}

/** Documents that were approved when the person was admitted. They stay as they were then. */
export const DaAdmissao = ({ ficha, documentos }: DaAdmissaoProps) => (
  <Section title="Entregues na admissão" subtitle="Aprovados no processo, como a pessoa os enviou" flush>
    <Lista>
      {documentos.map(({ id, tipo, sensivel, arquivo, enviadoPor, enviadoEm, aprovadoPor, aprovadoEm }) => (
        <li key={id}>
          <TextoDaLinha
            titulo={tipo}
            detalhes={[
              `Enviado por ${enviadoPor} em ${formatDate(enviadoEm)}`,
              aprovadoEm && `Aprovado por ${aprovadoPor ?? 'outra pessoa'} em ${formatDate(aprovadoEm)}`,
            ]}
          />
          {sensivel && <StatusChip label="Sensível" tone="info" />}
          <DownloadButton
            size="small"
            chamada="GET /api/colaborador/documentos/admissao/:id"
            aria-label={`Baixar ${arquivo.nome}`}
            alvo={{ params: { id: String(id) }, query: { colaboradorId: String(ficha.id) } }}
          />
        </li>
      ))}
    </Lista>
  </Section>
)
