import { buttonStyle } from '@/components/ui/button-style';
import { PROJECT_PATH } from '@/lib/business/project/path';
import type { Project } from '@/lib/business/project/project';
import { FORMER_NUMBER } from '@/lib/business/project/project-form';
import { toLineQuery, toProjectQuery } from '@/lib/business/project/project-query';
import type { ProjectSum } from '@/lib/business/project/sum';
import { AddKiosk } from './add-kiosk';
import { Line } from './line';
import styles from './project.module.css';
import { Settings } from './settings';

type ProjectFormProps = { project: Project; sum: ProjectSum; number: string; other?: Project };

/** All fields in one form, which is sent by GET: its answer is the address of the changed project. */
export function ProjectForm({ project, sum, number, other }: ProjectFormProps) {
  return (
    <form
      method="get"
      action={PROJECT_PATH}
      // Firefox would restore old field values on a reload.
      autoComplete="off"
      aria-label="Uw project"
      className="py-8 md:py-12"
    >
      <div className="page-width">
        {/* The Enter key presses the first button of a form, which must not take a line out. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          Reken opnieuw
        </button>
        <input type="hidden" name={FORMER_NUMBER} value={number} />
        {sum.lines.length > 0 && (
          <section aria-labelledby="kiosken-titel">
            <h2 id="kiosken-titel" className="text-title">
              Kiosken
            </h2>
            <ol className={styles.lines}>
              {sum.lines.map((line, index) => (
                <Line key={`${number} ${toLineQuery(line.line)}`} sum={line} index={index} />
              ))}
            </ol>
          </section>
        )}
        <div className={styles.more}>
          <AddKiosk project={project} key={`${number} nieuw`} />
          <Settings
            project={project}
            otherQuery={other && toProjectQuery(other)}
            key={`${number} gegevens`}
          />
        </div>
        <p className="mt-8 print:hidden">
          <button type="submit" className={buttonStyle.primary}>
            Reken opnieuw
          </button>
        </p>
      </div>
    </form>
  );
}
